import { may, updateAlertSettingsSchema, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useState } from 'react';
import { useDraft } from '../hooks/use-draft.ts';
import { useSaveSettings } from '../hooks/use-save-settings.ts';
import { LimitField } from './limit-field.tsx';
import { RunwayField } from './runway-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SpendPercentsField } from './spend-percents-field.tsx';

/** What switching the alert on proposes: $20. */
const proposalCents = 2_000;

/** What raises alerts. */
export function AlertsCard({ project }: { project: Project }) {
  const { t } = useTranslation('dashboard');
  const { lowBalance, spendPercents, runwayDays } = project.alerts;
  const draft = useDraft(`${project.id} alerts`, { lowBalance, spendPercents, runwayDays });
  const save = useSaveSettings(project.id);
  const [isChecked, setIsChecked] = useState(false);
  const { value } = draft;
  const handleSave = (): void => {
    setIsChecked(true);
    const parsed = updateAlertSettingsSchema.safeParse(value);
    if (parsed.success) save.mutate({ alerts: parsed.data }, { onSuccess: draft.discard });
  };
  return (
    <SettingsForm
      title={t('settings.alerts.title')}
      description={t('settings.alerts.description')}
      forbidden={may(project.role, 'settings:update') ? undefined : t('settings.moneyForbidden')}
      isDirty={draft.isDirty}
      pending={save.isPending}
      onSave={handleSave}
      onDiscard={draft.discard}
    >
      <LimitField
        label={t('settings.alerts.lowBalance.toggle')}
        description={t('settings.alerts.lowBalance.description')}
        amountLabel={t('settings.alerts.lowBalance.amount')}
        value={value.lowBalance}
        proposalCents={lowBalance ?? proposalCents}
        isChecked={isChecked}
        onValueChange={(cents) => draft.set({ ...value, lowBalance: cents })}
      />
      <RunwayField value={value.runwayDays} onValueChange={(days) => draft.set({ ...value, runwayDays: days })} />
      <SpendPercentsField
        value={value.spendPercents}
        hasLimit={project.spendLimit.amount !== null}
        onValueChange={(percents) => draft.set({ ...value, spendPercents: percents })}
      />
    </SettingsForm>
  );
}
