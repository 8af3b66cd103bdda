import { settingCentsSchema } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { lowRunwayDays } from '@onepoint/plans-domain';
import { MoneyInput } from '@onepoint/ui-kit/money-input';
import { NumberField } from '@onepoint/ui-kit/number-field';
import { Switch } from '@onepoint/ui-kit/switch';
import styles from './optional-fields.module.css';

export interface LimitFieldProps {
  label: string;
  description: string;
  amountLabel: string;
  /** In cents. Null if switched off. */
  value: number | null;
  /** Initial amount in cents when switched on. */
  proposalCents: number;
  /** Shows validation errors; set after the first attempt to save. @default false */
  isChecked?: boolean;
  onValueChange: (cents: number | null) => void;
}

export function LimitField({ label, description, amountLabel, value, proposalCents, isChecked = false, onValueChange }: LimitFieldProps) {
  const { t, i18n } = useTranslation('common');
  const issue = value === null ? undefined : settingCentsSchema.safeParse(value).error?.issues[0];
  // The schema's own message would talk about cents.
  const message = issue && validationMessage(issue);
  return (
    <div className={styles.field}>
      <Switch
        label={label}
        description={description}
        checked={value !== null}
        onCheckedChange={(checked) => onValueChange(checked ? proposalCents : null)}
      />
      {value === null ? null : (
        <MoneyInput
          label={amountLabel}
          value={value}
          onValueChange={onValueChange}
          locale={i18n.language}
          maxCents={1_000_000_000}
          stepCents={100}
          error={isChecked && message ? t('validation.positive') : undefined}
        />
      )}
    </div>
  );
}

interface RunwayFieldProps {
  /** In days. Null if switched off. */
  value: number | null;
  onValueChange: (days: number | null) => void;
}

/** Minimum number of days the balance must last. */
export function RunwayField({ value, onValueChange }: RunwayFieldProps) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <div className={styles.field}>
      <Switch
        label={t('settings.alerts.runway.toggle')}
        description={t('settings.alerts.runway.description')}
        checked={value !== null}
        onCheckedChange={(checked) => onValueChange(checked ? lowRunwayDays : null)}
      />
      {value === null ? null : (
        <NumberField
          label={t('settings.alerts.runway.days')}
          value={value}
          onValueChange={(days) => onValueChange(days ?? 1)}
          locale={i18n.language}
          incrementLabel={t('settings.alerts.runway.more')}
          decrementLabel={t('settings.alerts.runway.less')}
          min={1}
          max={365}
          emptyValue={1}
        />
      )}
    </div>
  );
}
