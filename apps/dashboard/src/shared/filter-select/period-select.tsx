import { useTranslation } from '@onepoint/i18n';
import { DateRange, type DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useDateRangeTexts } from './filter-select.tsx';
import { recentPeriod, type RecentPeriodId } from './url-filters.ts';

export interface PeriodSelectProps {
  /** Null means all time. */
  value: DateRangeValue | null;
  onValueChange: (value: DateRangeValue) => void;
  /** Presets, shortest first. */
  presets: readonly RecentPeriodId[];
  /** End of relative periods such as "last 7 days". */
  nowMs: number;
  className?: string | undefined;
}

/** Loads separately, because the calendar is larger than all other filters together. */
export function PeriodSelect({ presets, nowMs, ...range }: PeriodSelectProps) {
  const { t, i18n } = useTranslation('dashboard');
  const name = (id: RecentPeriodId) => (id === '1h' ? t('requests.lastHour') : t(`auditLog.periods.${id}`));
  return (
    <DateRange
      {...range}
      label={t('auditLog.period')}
      hideLabel
      locale={i18n.language}
      texts={useDateRangeTexts()}
      presets={presets.map((id) => ({ id, value: recentPeriod(id, nowMs), label: name(id) }))}
      max={new Date(nowMs).toISOString()}
      placeholder={t('auditLog.allTime')}
    />
  );
}
