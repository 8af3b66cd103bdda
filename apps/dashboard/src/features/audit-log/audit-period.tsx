import { useTranslation } from '@onepoint/i18n';
import { DateRange, type DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useDateRangeTexts } from '../../shared/filter-select/filter-select.tsx';
import { recentPeriods } from './audit-filters.ts';

export interface AuditPeriodProps {
  /** Null for all time. */
  value: DateRangeValue | null;
  onValueChange: (value: DateRangeValue) => void;
  /** The present: what "last 7 days" ends at. */
  nowMs: number;
  className?: string | undefined;
}

/** When it was done. Apart from the other filters: a calendar weighs more than all of them. */
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
