import { useTranslation } from '@onepoint/i18n';
import { DateRange, type DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useDateRangeTexts } from '../../shared/filter-select/filter-select.tsx';
import { recentPeriods } from './transactions.rules.ts';

interface TransactionPeriodProps {
  /** Null means all time. */
  value: DateRangeValue | null;
  onValueChange: (value: DateRangeValue) => void;
  /** Current time, the end of "last 7 days". */
  nowMs: number;
  className?: string | undefined;
}

/** Period filter. It has a chunk of its own, because the calendar is larger than the rest of the page. */
export function TransactionPeriod({ nowMs, ...range }: TransactionPeriodProps) {
  const { t, i18n } = useTranslation('billing');
  return (
    <DateRange
      {...range}
      label={t('transactions.filters.period')}
      hideLabel
      locale={i18n.language}
      texts={useDateRangeTexts()}
      presets={recentPeriods(nowMs).map(({ id, value }) => ({ id, value, label: t(`transactions.periods.${id}`) }))}
      max={new Date(nowMs).toISOString()}
      placeholder={t('transactions.filters.allTime')}
    />
  );
}
