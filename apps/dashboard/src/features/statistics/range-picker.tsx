import { useTranslation } from '@onepoint/i18n';
import { DateRange } from '@onepoint/ui-kit/date-range';
import type { ChartZone } from '../../shared/chart-card/chart-controls.tsx';
import { useDateRangeTexts } from '../../shared/filter-select/filter-select.tsx';
import type { StatisticsSpan } from './statistics-view.ts';

export interface RangePickerProps {
  span: StatisticsSpan | null;
  onSpanChange: (span: StatisticsSpan) => void;
  zone: ChartZone;
  nowMs: number;
}

/** Uses the charts' time zone. A range that ends today ends now. */
export function RangePicker({ span, onSpanChange, zone, nowMs }: RangePickerProps) {
  const { t, i18n } = useTranslation('dashboard');
  const texts = useDateRangeTexts();
  const now = new Date(nowMs).toISOString();
  const value = span && { from: new Date(span.fromMs).toISOString(), to: span.toMs === null ? now : new Date(span.toMs).toISOString() };
  return (
    <DateRange
      label={t('statistics.days')}
      hideLabel
      placeholder={t('statistics.chooseDays')}
      value={value}
      onValueChange={({ from, to }) => onSpanChange({ fromMs: Date.parse(from), toMs: to === now ? null : Date.parse(to) })}
      locale={i18n.language}
      texts={zone === 'utc' ? { ...texts, zone: t('statistics.utcDays') } : texts}
      zone={zone}
      max={now}
    />
  );
}
