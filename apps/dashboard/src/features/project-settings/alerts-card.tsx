import { may, updateAlertSettingsSchema, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { Link } from '@onepoint/ui-kit/link';
import { useState } from 'react';
import { CheckboxGroup } from '../../shared/checkbox-group/checkbox-group.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { LimitField, RunwayField } from './optional-fields.tsx';
import { useSaveSettings } from './project-settings.queries.ts';
import { useSettingsDraft } from './settings-drafts.ts';
import { useSettingText, SettingsForm } from './settings-form.tsx';

/** Initial threshold when the alert is switched on: $20. */
const proposalCents = 2_000;

interface AlertsCardProps {
  project: Project;
  /** Page that explains automatic top-up, which users look for here. */
  autoTopUpPath: string;
}

export function AlertsCard({ project, autoTopUpPath }: AlertsCardProps) {
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
    // Send only changed fields, so that other members' changes are kept.
    const changes = Object.fromEntries(draft.changed.map((name) => [name, values[name]]));
    const parsed = updateAlertSettingsSchema.safeParse(changes);
    if (parsed.success)
      save.mutate({ alerts: parsed.data }, { onSuccess: ({ item, isSaved }) => isSaved && draft.settle(changes, item.alerts) });
  };
  return (
    <SettingsForm
      id="alerts"
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
      <p className="text-muted">
        <Link render={renderRouterLink} href={autoTopUpPath}>
          {t('settings.alerts.autoTopUp')}
        </Link>
      </p>
    </SettingsForm>
  );
}

/** Selectable thresholds in percent, in addition to those already set through the API. */
const offered = [50, 80, 100];

interface SpendPercentsFieldProps {
  value: readonly number[];
  /** Without a spend limit, these alerts have no effect. */
  hasLimit: boolean;
  onValueChange: (percents: number[]) => void;
}

function SpendPercentsField({ value, hasLimit, onValueChange }: SpendPercentsFieldProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const percents = [...new Set([...offered, ...value])].toSorted((a, b) => a - b);
  const withChange = (percent: number, checked: boolean): number[] =>
    percents.filter((other) => (other === percent ? checked : value.includes(other)));
  return (
    <CheckboxGroup
      legend={t('settings.alerts.spend.legend')}
      description={t(hasLimit ? 'settings.alerts.spend.description' : 'settings.alerts.spend.needsLimit')}
    >
      {percents.map((percent) => (
        <Checkbox
          key={percent}
          label={format.percent(percent / 100)}
          checked={value.includes(percent)}
          onCheckedChange={(checked) => onValueChange(withChange(percent, checked))}
        />
      ))}
    </CheckboxGroup>
  );
}
