import { useTranslation } from '@onepoint/i18n';
import { DateRange, type DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useDateRangeTexts } from '../../shared/filter-select/filter-select.tsx';
import { recentPeriods } from './requests-filters.ts';

interface RequestsPeriodProps {
  /** Null means all time. */
  value: DateRangeValue | null;
  onValueChange: (value: DateRangeValue) => void;
  /** Current time, the end of "last 7 days". */
  nowMs: number;
  className?: string | undefined;
}

/** Period filter. It has a chunk of its own, because the calendar is larger than all other filters together. */
export function RequestsPeriod({ nowMs, ...range }: RequestsPeriodProps) {
  const { t, i18n } = useTranslation('dashboard');
  const names = { '1h': t('requests.lastHour'), '24h': t('auditLog.periods.24h'), '7d': t('auditLog.periods.7d') };
  return (
    <DateRange
      {...range}
      label={t('auditLog.period')}
      hideLabel
      locale={i18n.language}
      texts={useDateRangeTexts()}
      presets={recentPeriods(nowMs).map(({ id, value }) => ({ id, value, label: names[id] }))}
      max={new Date(nowMs).toISOString()}
      placeholder={t('auditLog.allTime')}
    />
  );
}
