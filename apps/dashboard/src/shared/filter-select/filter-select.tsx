import { useTranslation } from '@onepoint/i18n';
import type { DateRangeTexts } from '@onepoint/ui-kit/date-range';
import { ChevronDown } from 'lucide-react';
import styles from './filter-select.module.css';

export interface FilterSelectProps {
  label: string;
  /** Label of the option without a filter. */
  allLabel: string;
  options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** Null for no filter. Unknown values, such as from a URL, are shown as is. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

export function FilterSelect({ label, allLabel, options, value, onValueChange }: FilterSelectProps) {
  return (
    <span className={styles.box} data-active={value !== null || undefined}>
      <select
        className={styles.select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onValueChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{allLabel}</option>
        {value === null || options.some((option) => option.value === value) ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

/** Texts of the date range picker, in the user's time zone. */
export function useDateRangeTexts(): DateRangeTexts {
  const { t } = useTranslation(['dashboard', 'common']);
  return {
    from: t('dateRange.from'),
    to: t('dateRange.to'),
    presets: t('dateRange.presets'),
    previousMonth: t('dateRange.previousMonth'),
    nextMonth: t('dateRange.nextMonth'),
    apply: t('common:actions.select'),
    cancel: t('common:actions.cancel'),
    invalidOrder: t('dateRange.invalidOrder'),
    outOfBounds: t('dateRange.outOfBounds'),
    zone: t('dateRange.localZone'),
    loading: t('dateRange.loading'),
  };
}
