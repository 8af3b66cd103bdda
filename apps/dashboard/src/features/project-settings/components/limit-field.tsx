import { settingCentsSchema } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { MoneyInput } from '@onepoint/ui-kit/money-input';
import { Switch } from '@onepoint/ui-kit/switch';
import styles from './limit-field.module.css';

export interface LimitFieldProps {
  /** Of the switch: what happens at the amount. */
  label: string;
  description: string;
  amountLabel: string;
  /** In cents; null while switched off. */
  value: number | null;
  /** What switching on proposes, in cents. */
  proposalCents: number;
  /** Says what is wrong with the amount; before the first try to save nothing is. @default false */
  isChecked?: boolean;
  onValueChange: (cents: number | null) => void;
}

/** An amount of money that may be switched off. */
export function LimitField({ label, description, amountLabel, value, proposalCents, isChecked = false, onValueChange }: LimitFieldProps) {
  const { t, i18n } = useTranslation('common');
  const issue = value === null ? undefined : settingCentsSchema.safeParse(value).error?.issues[0];
  // The schema counts cents, people dollars.
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
