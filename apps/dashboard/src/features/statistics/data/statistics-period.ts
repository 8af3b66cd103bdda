import type { StatisticsPeriod } from '@onepoint/api-client';
import { rangeSecs } from './range-secs.ts';
import type { StatisticsView } from './statistics-view.ts';

export interface ShownPeriod {
  readonly period: StatisticsPeriod;
  /** As long as `period`, just before it. */
  readonly before: StatisticsPeriod;
  readonly lengthSecs: number;
  /** It ends now: figures still come in. */
  readonly isLive: boolean;
}

const minuteMs = 60_000;
/** A clock that is read seldom may be behind by this much. */
const lateMs = 15_000;
const instant = (timeMs: number) => new Date(timeMs).toISOString();

/**
 * The time that a view is about, and the same length before it to compare with. A span until now ends with the minute that runs, so that it is the
 * same query for a minute.
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
    period: { from: instant(fromMs), to: instant(toMs) },
    before: { from: instant(2 * fromMs - toMs), to: instant(fromMs) },
    lengthSecs: (toMs - fromMs) / 1000,
    isLive: toMs > nowMs,
  };
}
