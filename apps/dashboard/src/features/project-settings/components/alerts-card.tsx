import { may, updateAlertSettingsSchema, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useState } from 'react';
import { useSaveSettings } from '../hooks/use-save-settings.ts';
import { useSettingsDraft } from '../hooks/use-settings-draft.ts';
import { useSettingText } from '../hooks/use-setting-text.ts';
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
  const draft = useSettingsDraft(`${project.id} alerts`, { lowBalance, spendPercents, runwayDays });
  const save = useSaveSettings(project.id);
  const [isChecked, setIsChecked] = useState(false);
  const { values } = draft;
  const settingText = useSettingText();
  const savedTexts = {
    lowBalance: { label: t('settings.alerts.lowBalance.toggle'), saved: settingText.money(lowBalance) },
    spendPercents: { label: t('settings.alerts.spend.legend'), saved: settingText.percents(spendPercents) },
    runwayDays: { label: t('settings.alerts.runway.toggle'), saved: settingText.days(runwayDays) },
  };
  const handleSave = (): void => {
    setIsChecked(true);
    // What somebody else may have changed meanwhile is left alone.
    const changes = Object.fromEntries(draft.changed.map((name) => [name, values[name]]));
    const parsed = updateAlertSettingsSchema.safeParse(changes);
    if (parsed.success)
      save.mutate({ alerts: parsed.data }, { onSuccess: ({ item, isSaved }) => isSaved && draft.settle(changes, item.alerts) });
  };
  return (
    <SettingsForm
      title={t('settings.alerts.title')}
      description={t('settings.alerts.description')}
      forbidden={may(project.role, 'settings:update') ? undefined : t('settings.moneyForbidden')}
      isDirty={draft.changed.length > 0}
      pending={save.isPending}
      overtaken={draft.overtaken.map((name) => savedTexts[name])}
      onTakeSaved={() => draft.discard(draft.overtaken)}
      onSave={handleSave}
      onDiscard={() => draft.discard()}
    >
      <LimitField
        label={t('settings.alerts.lowBalance.toggle')}
        description={t('settings.alerts.lowBalance.description')}
        amountLabel={t('settings.alerts.lowBalance.amount')}
        value={values.lowBalance}
        proposalCents={lowBalance ?? proposalCents}
        isChecked={isChecked}
        onValueChange={(cents) => draft.set({ lowBalance: cents })}
      />
      <RunwayField value={values.runwayDays} onValueChange={(days) => draft.set({ runwayDays: days })} />
      <SpendPercentsField
        value={values.spendPercents}
        hasLimit={project.spendLimit.amount !== null}
        onValueChange={(percents) => draft.set({ spendPercents: percents })}
      />
    </SettingsForm>
  );
}
