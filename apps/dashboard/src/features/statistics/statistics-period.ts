import type { StatisticsPeriod } from '@onepoint/api-client';
import type { ChartRange } from '@onepoint/app-state';
import type { StatisticsView } from './statistics-view.ts';

const daySecs = 86_400;

/** Length of each preset range in seconds. */
export const rangeSecs: Readonly<Record<ChartRange, number>> = {
  '1h': 3600,
  '24h': daySecs,
  '7d': 7 * daySecs,
  '30d': 30 * daySecs,
  '90d': 90 * daySecs,
};

interface ShownPeriod {
  readonly period: StatisticsPeriod;
  /** The period of the same length before `period`, for comparison. */
  readonly before: StatisticsPeriod;
  readonly lengthSecs: number;
  /** Whether the period ends now. */
  readonly isLive: boolean;
}

const minuteMs = 60_000;
/** Maximum age of the `nowMs` argument. */
const lateMs = 15_000;
const toInstant = (timeMs: number) => new Date(timeMs).toISOString();

/**
 * The period of a view and the previous period of the same length. A span that ends now is rounded up to the minute, so its query key
 * changes once per minute.
 *
 * @param nowMs at most 15 s old
 */
export function statisticsPeriod({ range, span }: Pick<StatisticsView, 'range' | 'span'>, nowMs: number): ShownPeriod {
  if (span === null) {
    const periodSecs = rangeSecs[range];
    return { period: { periodSecs }, before: { periodSecs, endsSecsAgo: periodSecs }, lengthSecs: periodSecs, isLive: true };
  }
  const { fromMs } = span;
  const toMs = span.toMs ?? Math.max(Math.ceil((nowMs + lateMs) / minuteMs) * minuteMs, fromMs + minuteMs);
  return {
    period: { from: toInstant(fromMs), to: toInstant(toMs) },
    before: { from: toInstant(2 * fromMs - toMs), to: toInstant(fromMs) },
    lengthSecs: (toMs - fromMs) / 1000,
    isLive: toMs > nowMs,
  };
}
