import { useTranslation } from '@onepoint/i18n';
import { DateRange, type DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useDateRangeTexts } from '../../shared/filter-select/filter-select.tsx';
import { recentPeriods } from './audit-filters.ts';

interface AuditPeriodProps {
  /** Null means all time. */
  value: DateRangeValue | null;
  onValueChange: (value: DateRangeValue) => void;
  /** Current time, the end of "last 7 days". */
  nowMs: number;
  className?: string | undefined;
}

/** Period filter. It has a chunk of its own, because the calendar is larger than all other filters together. */
export function AuditPeriod({ nowMs, ...range }: AuditPeriodProps) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <DateRange
      {...range}
      label={t('auditLog.period')}
      hideLabel
      locale={i18n.language}
      texts={useDateRangeTexts()}
      presets={recentPeriods(nowMs).map(({ id, value }) => ({ id, value, label: t(`auditLog.periods.${id}`) }))}
      max={new Date(nowMs).toISOString()}
      placeholder={t('auditLog.allTime')}
    />
  );
}
