import { may, updateSpendLimitSchema, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useState } from 'react';
import { useDraft } from '../hooks/use-draft.ts';
import { useSaveSettings } from '../hooks/use-save-settings.ts';
import { LimitField } from './limit-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SpendProgress } from './spend-progress.tsx';

/** What switching the limit on proposes: $50. */
const proposalCents = 5_000;

/** What usage may cost in a month. */
export function SpendLimitCard({ project }: { project: Project }) {
  const { t } = useTranslation('dashboard');
  const draft = useDraft(`${project.id} spendLimit`, project.spendLimit.amount);
  const save = useSaveSettings(project.id);
  const [isChecked, setIsChecked] = useState(false);
  const handleSave = (): void => {
    setIsChecked(true);
    const parsed = updateSpendLimitSchema.safeParse({ amount: draft.value });
    if (parsed.success) save.mutate({ spendLimit: parsed.data }, { onSuccess: draft.discard });
  };
  return (
    <SettingsForm
      title={t('settings.spendLimit.title')}
      description={t('settings.spendLimit.description')}
      forbidden={may(project.role, 'settings:update') ? undefined : t('settings.moneyForbidden')}
      isDirty={draft.isDirty}
      pending={save.isPending}
      onSave={handleSave}
      onDiscard={draft.discard}
    >
      <SpendProgress spendLimit={project.spendLimit} />
      <LimitField
        label={t('settings.spendLimit.toggle')}
        description={t('settings.spendLimit.overshoot')}
        amountLabel={t('settings.spendLimit.amount')}
        value={draft.value}
        proposalCents={project.spendLimit.amount ?? proposalCents}
        isChecked={isChecked}
        onValueChange={draft.set}
      />
    </SettingsForm>
  );
}
