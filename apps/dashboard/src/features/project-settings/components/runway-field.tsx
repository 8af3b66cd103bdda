import { useTranslation } from '@onepoint/i18n';
import { lowRunwayDays } from '@onepoint/plans-domain';
import { NumberField } from '@onepoint/ui-kit/number-field';
import { Switch } from '@onepoint/ui-kit/switch';
import styles from './limit-field.module.css';

export interface RunwayFieldProps {
  /** Days; null while switched off. */
  value: number | null;
  onValueChange: (days: number | null) => void;
}

/** How many days the balance must last. */
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
