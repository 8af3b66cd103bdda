import { useTranslation } from '@onepoint/i18n';
import { formatRange } from '@onepoint/ui-kit/format-range';
import type { StatisticsView } from '../data/statistics-view.ts';

export interface PeriodName {
  /** "24 hours", or "Nov 3 – 9, 2026". */
  readonly name: string;
  /** It reaches back from now: "in 24 hours". */
  readonly isRange: boolean;
}

/** The time that a view is about, in words and in its zone. */
export function usePeriodName({ range, span, zone }: StatisticsView, nowMs: number): PeriodName {
  const { t, i18n } = useTranslation('dashboard');
  if (span === null) return { name: t(`statistics.ranges.${range}`), isRange: true };
  const timeZone = zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = new Date(nowMs).toISOString();
  const value = { from: new Date(span.fromMs).toISOString(), to: span.toMs === null ? now : new Date(span.toMs).toISOString() };
  return { name: formatRange(value, i18n.language, timeZone, now), isRange: false };
}
