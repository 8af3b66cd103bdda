import { may, updateSpendLimitSchema, type Project, type SpendLimit } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Progress } from '@onepoint/ui-kit/progress';
import { useState } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { LimitField } from './optional-fields.tsx';
import { useSaveSettings } from './project-settings.queries.ts';
import { useSettingsDraft } from './settings-drafts.ts';
import { useSettingText, SettingsForm } from './settings-form.tsx';
import styles from './spend-limit-card.module.css';

/** Initial limit when switched on: $50. */
const proposalCents = 5_000;

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
      id="spend-limit"
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

/** The bar turns to caution from this share of the limit on. */
const nearShare = 0.8;

function SpendProgress({ spendLimit: { amount, spent, isReached, resetsAt } }: { spendLimit: SpendLimit }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const spentText = format.roundMoney(spent);
  const share = amount === null ? 0 : Math.min(1, (Number(spent) * 100) / amount);
  const sentence =
    amount === null
      ? t('settings.spendLimit.spentWithout', { spent: spentText })
      : t('settings.spendLimit.spent', { spent: spentText, limit: format.money(amount) });
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span>{sentence}</span>
        {isReached ? <Badge tone="negative">{t('settings.spendLimit.reached')}</Badge> : null}
      </p>
      {amount === null ? null : (
        <Progress label={sentence} value={share} tone={isReached ? 'negative' : share >= nearShare ? 'caution' : 'accent'} />
      )}
      <p className={styles.note}>{t('settings.spendLimit.resets', { date: format.date(resetsAt, { timeZone: 'UTC' }) })}</p>
    </div>
  );
}
