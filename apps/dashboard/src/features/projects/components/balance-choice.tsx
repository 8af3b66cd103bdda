import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { paidBalanceCents } from '@onepoint/plans-domain';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { Select } from '@onepoint/ui-kit/select';
import { useFormat } from '../../../shared/format/use-format.ts';
import { projectName } from '../../../shared/projects/project-names.ts';
import type { BalanceDestination } from '../hooks/use-delete-project.ts';

export interface BalanceChoiceProps {
  project: Pick<Project, 'id' | 'balance' | 'promoBalance'>;
  /** Projects that the balance can move to. */
  targets: readonly Project[];
  /** Null until something is chosen. */
  value: BalanceDestination | null;
  /** Says that something must be chosen. */
  isChecked: boolean;
  onValueChange: (destination: BalanceDestination) => void;
}

/**
 * Where the balance of a project goes that is deleted: to another project, or back to who paid it. Promo credit moves on or expires; where there is
 * nothing else, no refund is offered.
 */
export function BalanceChoice({ project: { balance, promoBalance }, targets, value, isChecked, onValueChange }: BalanceChoiceProps) {
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
