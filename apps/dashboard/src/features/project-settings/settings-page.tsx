import { may, nameSchema, type Project } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { AlertHistoryCard } from './alert-history-card.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { EmailsCard } from './emails-card.tsx';
import { SpendLimitCard } from './spend-limit-card.tsx';
import { useSaveSettings } from './project-settings.queries.ts';
import { useSettingsDraft } from './settings-drafts.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-page.module.css';

interface SettingsPageProps {
  autoTopUpPath: string;
  /** @default nothing */
  webhooks?: ReactNode;
  /** @default nothing */
  tokens?: ReactNode;
  onLeave: () => void;
  onDelete: () => void;
}

/** Each card saves separately. */
export function SettingsPage({ autoTopUpPath, webhooks = null, tokens = null, onLeave, onDelete }: SettingsPageProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const project = useProject();
  const headline = t('settings.headline', { name: projectName(project), date: format.date(project.createdAt) });
  return (
    <>
      <PageHeader title={t('settings.title')} headline={headline} />
      <NameCard project={project} />
      <SpendLimitCard project={project} />
      <AlertsCard project={project} autoTopUpPath={autoTopUpPath} />
      <EmailsCard project={project} />
      {may(project.role, 'settings:update') ? webhooks : null}
      {may(project.role, 'token:manage') ? tokens : null}
      <AlertHistoryCard project={project} />
      <ProjectIdCard projectId={project.id} />
      <DangerCard project={project} onLeave={onLeave} onDelete={onDelete} />
    </>
  );
}

function NameCard({ project }: { project: Project }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const draft = useSettingsDraft(`${project.id} name`, { name: project.name });
  const save = useSaveSettings(project.id);
  const [isChecked, setIsChecked] = useState(false);
  const { name } = draft.values;
  const parsed = nameSchema.safeParse(name);
  const issue = parsed.error?.issues[0];
  const message = issue && validationMessage(issue);
  const handleSave = (): void => {
    setIsChecked(true);
    if (parsed.success) save.mutate({ name: parsed.data }, { onSuccess: ({ item, isSaved }) => isSaved && draft.settle({ name }, item) });
  };
  return (
    <SettingsForm
      id="project-name"
      title={t('settings.name.title')}
      description={t('settings.name.description')}
      forbidden={may(project.role, 'project:update') ? undefined : t('settings.renameForbidden')}
      isDirty={draft.changed.length > 0}
      pending={save.isPending}
      overtaken={draft.overtaken.map(() => ({ label: t('settings.name.label'), saved: projectName(project) }))}
      onTakeSaved={() => draft.discard(draft.overtaken)}
      onSave={handleSave}
      onDiscard={() => draft.discard()}
    >
      <TextField
        label={t('settings.name.label')}
        value={name}
        error={isChecked && message ? t(message.key, { ns: 'common', ...message.values }) : undefined}
        onChange={(event) => draft.set({ name: event.target.value })}
        autoComplete="off"
        data-1p-ignore
      />
    </SettingsForm>
  );
}

function ProjectIdCard({ projectId }: { projectId: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <SectionCard id="project-id" title={t('settings.id.title')} description={t('settings.id.description')}>
      <p className={styles.id}>
        <Code code={projectId} />
        <CopyButton
          text={projectId}
          label={t('settings.id.copy')}
          copiedLabel={t('common:actions.copied')}
          failedLabel={t('common:states.copyFailed')}
        />
      </p>
    </SectionCard>
  );
}

interface DangerCardProps {
  project: Pick<Project, 'role'>;
  onLeave: () => void;
  onDelete: () => void;
}

function DangerCard({ project, onLeave, onDelete }: DangerCardProps) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const mayDelete = may(project.role, 'project:delete');
  return (
    <SectionCard id="danger-zone" title={t('settings.danger.zone')} className={styles.danger}>
      <ul className={styles.acts}>
        <li className={styles.act}>
          <div>
            <h3 className={styles.title}>{t('settings.danger.leave.title')}</h3>
            <p className={styles.note}>{t('settings.danger.leave.description')}</p>
          </div>
          <Button onClick={onLeave}>{t('modals:leaveProject.submit')}</Button>
        </li>
        <li className={styles.act}>
          <div>
            <h3 className={styles.title}>{t('settings.danger.title')}</h3>
            <p className={styles.note}>{mayDelete ? t('settings.danger.description') : t('settings.danger.forbidden')}</p>
          </div>
          {mayDelete ? (
            <Button variant="danger" onClick={onDelete}>
              {t('settings.danger.action')}
            </Button>
          ) : null}
        </li>
      </ul>
    </SectionCard>
  );
}
