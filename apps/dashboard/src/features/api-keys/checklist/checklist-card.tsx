import { getChecklistQueryKey, updateChecklist } from '@onepoint/api-client';
import { may, type ApiKey, type Checklist, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Progress } from '@onepoint/ui-kit/progress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Circle, CircleCheck, X } from 'lucide-react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { AppLink } from '../../../shared/link/app-link.tsx';
import { useProject } from '../../../shared/projects/project-context.ts';
import { useRoleName } from '../../../shared/projects/project-names.ts';
import styles from './checklist-card.module.css';
import { checklistSteps, rolesOf, type ChecklistStep } from './checklist.rules.ts';

export interface ChecklistPaths {
  readonly getStarted: string;
  readonly dashboard: string;
  readonly apiKey: (apiKeyId: string) => string;
  readonly members: string;
  readonly payments: string;
}

interface SetupChecklistProps {
  checklist: Checklist;
  paths: ChecklistPaths;
  /** The project's first key. Undefined without keys and while they load. */
  apiKey: Pick<ApiKey, 'id'> | undefined;
}

/** The current project's checklist, which can be dismissed. */
export function SetupChecklist(props: SetupChecklistProps) {
  const project = useProject();
  const dismiss = useDismissChecklist(project.id);
  return <ChecklistCard {...props} role={project.role} onDismiss={() => dismiss.mutate()} />;
}

/** Dismisses the checklist for this member only. Optimistic. */
function useDismissChecklist(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const queryKey = getChecklistQueryKey({ projectId });
  const setDismissed = (isDismissed: boolean) =>
    queryClient.setQueryData<Checklist>(queryKey, (checklist) => checklist && { ...checklist, isDismissed });
  return useMutation({
    mutationFn: () => updateChecklist(client, { projectId, isDismissed: true }),
    onMutate: async () => {
      // A response still loading would show the checklist again.
      await queryClient.cancelQueries({ queryKey });
      setDismissed(true);
    },
    onError: (error) => {
      setDismissed(false);
      notifyError(t('checklist.failed'), error);
    },
  });
}

interface ChecklistCardProps extends SetupChecklistProps, Pick<Project, 'role'> {
  /** If undefined, the checklist can't be dismissed. */
  onDismiss?: () => void;
}

/** Each step is done, links to where to do it, or says who can do it. */
export function ChecklistCard({ checklist, role, paths, apiKey, onDismiss }: ChecklistCardProps) {
  const { t } = useTranslation('dashboard');
  const done = checklistSteps.filter(({ isDone }) => isDone(checklist)).length;
  const progress = t('checklist.progress', { done, total: checklistSteps.length });
  const links: Readonly<Record<ChecklistStep['id'], string>> = {
    firstRequest: paths.getStarted,
    keyRules: apiKey === undefined ? paths.dashboard : `${paths.apiKey(apiKey.id)}?view=rules`,
    teammate: paths.members,
    funds: paths.payments,
  };
  return (
    <Card
      title={t('checklist.title')}
      description={
        <span className={styles.progress}>
          {progress}
          <Progress label={progress} value={done} max={checklistSteps.length} className={styles.bar} />
        </span>
      }
      actions={onDismiss ? <IconButton size="sm" name={t('checklist.dismiss')} icon={<X aria-hidden />} onClick={onDismiss} /> : undefined}
    >
      <ol className={styles.steps}>
        {checklistSteps.map((step) => (
          <Step key={step.id} step={step} isDone={step.isDone(checklist)} isAllowed={may(role, step.action)} to={links[step.id]} />
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  step: ChecklistStep;
  isDone: boolean;
  isAllowed: boolean;
  to: string;
}

function Step({ step, isDone, isAllowed, to }: StepProps) {
  const { t, i18n } = useTranslation('dashboard');
  const roleName = useRoleName();
  const title = t(`checklist.steps.${step.id}.title`);
  if (isDone) {
    return (
      <li className={`${styles.step} ${styles.done}`}>
        <CircleCheck className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
        <span className={styles.title}>
          {title} <span className="visually-hidden">{t('checklist.done')}</span>
        </span>
      </li>
    );
  }
  const allowed = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(rolesOf(step).map(roleName));
  return (
    <li className={isAllowed ? `${styles.step} ${styles.open}` : styles.step}>
      <Circle className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
      {isAllowed ? (
        <AppLink to={to} className={styles.title}>
          {title}
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </AppLink>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      <span className={styles.text}>{isAllowed ? t(`checklist.steps.${step.id}.text`) : t('checklist.roles', { roles: allowed })}</span>
    </li>
  );
}
