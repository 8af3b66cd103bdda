import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { projectName } from '../../../shared/projects/project-names.ts';
import { useProjects } from '../../../shared/projects/project-context.ts';
import { BalanceChoice } from '../components/balance-choice.tsx';
import { useDeleteProject, type BalanceDestination } from '../hooks/use-delete-project.ts';
import styles from './delete-project-modal.module.css';

export interface DeleteProjectModalProps extends ModalControls<'deleted'> {
  project: Pick<Project, 'id' | 'name' | 'balance' | 'promoBalance'>;
}

/**
 * Says what ends, asks where the balance goes, and lets the project's name be typed before it is deleted. Closes with `deleted` once the API
 * has said so.
 */
export function DeleteProjectModal({ project, close }: DeleteProjectModalProps) {
  const { t } = useTranslation(['modals', 'dashboard', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const format = useFormat();
  const { data: projects = [] } = useProjects();
  const remove = useDeleteProject(project.id);
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [destination, setDestination] = useState<BalanceDestination | null>(null);
  const name = projectName(project);
  const matches = typed.trim() === name;
  const targets = projects.filter(({ id, role }) => id !== project.id && may(role, 'payment:create'));
  // Promo credit that can go nowhere leaves nothing to choose: what it says is that it expires.
  const isChoice = project.balance > 0 && (targets.length > 0 || project.promoBalance < project.balance);
  const isReady = matches && (!isChoice || destination !== null);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!isReady || remove.isPending) return;
    remove.mutate(isChoice ? destination : null, {
      onSuccess: () => {
        notify('success', { title: t('dashboard:projects.deleted', { name }) });
        close('deleted');
      },
      onError: (error) => notifyError(t('dashboard:projects.failed.delete'), error),
    });
  };

  return (
    <ModalLayout
      title={t('modals:deleteProject.title', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={remove.isPending} aria-disabled={!isReady || undefined}>
            {t('modals:deleteProject.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <ul className={styles.losses}>
          <li>{t('modals:deleteProject.keysStop')}</li>
          <li>{t('modals:deleteProject.statistics')}</li>
          {project.promoBalance > 0 && !isChoice ? (
            <li>{t('modals:deleteProject.balance.expire.description', { promo: format.money(project.promoBalance) })}</li>
          ) : null}
        </ul>
        {isChoice ? (
          <BalanceChoice project={project} targets={targets} value={destination} isChecked={submitted} onValueChange={setDestination} />
        ) : null}
        <TextField
          label={t('modals:deleteProject.confirm')}
          description={<strong translate="no">{name}</strong>}
          value={typed}
          error={submitted && !matches ? t('modals:deleteProject.mismatch') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          ref={focusOnMount}
          spellCheck={false}
        />
      </form>
    </ModalLayout>
  );
}
