import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { paidBalanceCents } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { Select } from '@onepoint/ui-kit/select';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { projectName } from '../../../shared/projects/project-names.ts';
import { useProjects } from '../../../shared/projects/project-context.ts';
import { useDeleteProject, type BalanceDestination } from '../projects.queries.ts';
import styles from './delete-project-modal.module.css';

interface DeleteProjectModalProps extends ModalControls<'deleted'> {
  project: Pick<Project, 'id' | 'name' | 'balance' | 'promoBalance'>;
}

/**
 * Lists the consequences of deletion, asks what happens to the balance, and requires the project's name. Closes with `deleted` once the API
 * confirms.
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
  // Promo credit expires if there is nothing else and no other project to transfer it to.
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

interface BalanceChoiceProps {
  project: Pick<Project, 'id' | 'balance' | 'promoBalance'>;
  targets: readonly Project[];
  /** Null until the user chooses. */
  value: BalanceDestination | null;
  /** Shows that a choice is required. */
  isChecked: boolean;
  onValueChange: (destination: BalanceDestination) => void;
}

/**
 * Asks whether to transfer the balance to another project or request a refund. Promo credit is transferred or expires, so a balance of only
 * promo credit can't be refunded.
 */
function BalanceChoice({ project: { balance, promoBalance }, targets, value, isChecked, onValueChange }: BalanceChoiceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const [first] = targets;
  const paidCents = paidBalanceCents({ balanceCents: balance, promoBalanceCents: promoBalance });
  const parts = { paid: format.money(paidCents), promo: format.money(promoBalance) };
  const transferTo = (toProjectId: string): void => onValueChange({ kind: 'transfer', toProjectId });
  const handleKind = (kind: BalanceDestination['kind']): void => {
    if (kind !== 'transfer') onValueChange({ kind });
    else if (first) transferTo(first.id);
  };
  return (
    <>
      <RadioGroup
        label={t('deleteProject.balance.legend', { balance: format.money(balance) })}
        value={value?.kind ?? null}
        onValueChange={handleKind}
        error={isChecked && value === null ? t('deleteProject.balance.required') : undefined}
      >
        {first ? (
          <RadioCard
            value="transfer"
            label={t('deleteProject.balance.transfer.label')}
            description={
              promoBalance > 0 ? t('deleteProject.balance.transfer.promo', parts) : t('deleteProject.balance.transfer.description')
            }
          />
        ) : null}
        {paidCents > 0 ? (
          <RadioCard
            value="refund"
            label={t('deleteProject.balance.refund.label')}
            description={promoBalance > 0 ? t('deleteProject.balance.refund.promo', parts) : t('deleteProject.balance.refund.description')}
          />
        ) : (
          <RadioCard
            value="expire"
            label={t('deleteProject.balance.expire.label')}
            description={t('deleteProject.balance.expire.description', parts)}
          />
        )}
      </RadioGroup>
      {value?.kind === 'transfer' ? (
        <Select
          label={t('deleteProject.balance.transfer.to')}
          value={value.toProjectId}
          onValueChange={transferTo}
          options={targets.map((target) => ({ value: target.id, label: projectName(target) }))}
        />
      ) : null}
    </>
  );
}
