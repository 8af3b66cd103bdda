import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { Select } from '@onepoint/ui-kit/select';
import { useFormat } from '../../../shared/format/use-format.ts';
import { projectName } from '../../../shared/projects/project-name.ts';
import { useProjects } from '../../../shared/projects/use-projects.ts';
import type { BalanceDestination } from '../hooks/use-delete-project.ts';

export interface BalanceChoiceProps {
  project: Pick<Project, 'id' | 'balance'>;
  /** Null until something is chosen. */
  value: BalanceDestination | null;
  /** Says that something must be chosen. */
  isChecked: boolean;
  onValueChange: (destination: BalanceDestination) => void;
}

/** Where the balance of a project goes that is deleted: to another project in which the reader may move money, or back to them. */
export function BalanceChoice({ project, value, isChecked, onValueChange }: BalanceChoiceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { data: projects = [] } = useProjects();
  const targets = projects.filter(({ id, role }) => id !== project.id && may(role, 'payment:create'));
  const [first] = targets;
  const transferTo = (toProjectId: string): void => onValueChange({ kind: 'transfer', toProjectId });
  const handleKind = (kind: BalanceDestination['kind']): void => {
    if (kind === 'refund') onValueChange({ kind: 'refund' });
    else if (first) transferTo(first.id);
  };
  return (
    <>
      <RadioGroup
        label={t('deleteProject.balance.legend', { balance: format.money(project.balance) })}
        value={value?.kind ?? null}
        onValueChange={handleKind}
        error={isChecked && value === null ? t('deleteProject.balance.required') : undefined}
      >
        {first ? (
          <RadioCard
            value="transfer"
            label={t('deleteProject.balance.transfer.label')}
            description={t('deleteProject.balance.transfer.description')}
          />
        ) : null}
        <RadioCard
          value="refund"
          label={t('deleteProject.balance.refund.label')}
          description={t('deleteProject.balance.refund.description')}
        />
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
