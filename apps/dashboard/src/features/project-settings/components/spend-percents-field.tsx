import { useTranslation } from '@onepoint/i18n';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './spend-percents-field.module.css';

/** Parts that are offered; others that were set by the API are offered beside them. */
const offered = [50, 80, 100];

export interface SpendPercentsFieldProps {
  value: readonly number[];
  /** Without a spend limit they mean nothing. */
  hasLimit: boolean;
  onValueChange: (percents: number[]) => void;
}

/** At which parts of the spend limit an alert is raised. */
export function SpendPercentsField({ value, hasLimit, onValueChange }: SpendPercentsFieldProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const percents = [...new Set([...offered, ...value])].toSorted((a, b) => a - b);
  const withChange = (percent: number, checked: boolean): number[] =>
    percents.filter((other) => (other === percent ? checked : value.includes(other)));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('settings.alerts.spend.legend')}</legend>
      <p className={styles.note}>{t(hasLimit ? 'settings.alerts.spend.description' : 'settings.alerts.spend.needsLimit')}</p>
      <div className={styles.options}>
        {percents.map((percent) => (
          <Checkbox
            key={percent}
            label={format.percent(percent / 100)}
            checked={value.includes(percent)}
            onCheckedChange={(checked) => onValueChange(withChange(percent, checked))}
          />
        ))}
      </div>
    </fieldset>
  );
}
