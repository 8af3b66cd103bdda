import { may, updateSpendLimitSchema, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useState } from 'react';
import { useSaveSettings } from '../hooks/use-save-settings.ts';
import { useSettingsDraft } from '../hooks/use-settings-draft.ts';
import { useSettingText } from '../hooks/use-setting-text.ts';
import { LimitField } from './limit-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SpendProgress } from './spend-progress.tsx';

/** What switching the limit on proposes: $50. */
const proposalCents = 5_000;

/** What usage may cost in a month. */
export function SpendLimitCard({ project }: { project: Project }) {
  const { t } = useTranslation('dashboard');
  const draft = useSettingsDraft(`${project.id} spendLimit`, { amount: project.spendLimit.amount });
  const { amount } = draft.values;
  const settingText = useSettingText();
  const save = useSaveSettings(project.id);
  const [isChecked, setIsChecked] = useState(false);
  const handleSave = (): void => {
    setIsChecked(true);
    const parsed = updateSpendLimitSchema.safeParse({ amount });
    if (parsed.success)
      save.mutate({ spendLimit: parsed.data }, { onSuccess: ({ item, isSaved }) => isSaved && draft.settle({ amount }, item.spendLimit) });
  };
  return (
    <SettingsForm
      title={t('settings.spendLimit.title')}
      description={t('settings.spendLimit.description')}
      forbidden={may(project.role, 'settings:update') ? undefined : t('settings.moneyForbidden')}
      isDirty={draft.changed.length > 0}
      pending={save.isPending}
      overtaken={draft.overtaken.map(() => ({
        label: t('settings.spendLimit.amount'),
        saved: settingText.money(project.spendLimit.amount),
      }))}
      onTakeSaved={() => draft.discard(draft.overtaken)}
      onSave={handleSave}
      onDiscard={() => draft.discard()}
    >
      <SpendProgress spendLimit={project.spendLimit} />
      <LimitField
        label={t('settings.spendLimit.toggle')}
        description={t('settings.spendLimit.overshoot')}
        amountLabel={t('settings.spendLimit.amount')}
        value={amount}
        proposalCents={project.spendLimit.amount ?? proposalCents}
        isChecked={isChecked}
        onValueChange={(cents) => draft.set({ amount: cents })}
      />
    </SettingsForm>
  );
}
