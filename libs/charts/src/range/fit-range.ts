import { boundsOf, minSpanOf, type TimeRange } from './time-range.ts';

/**
 * The range that can be shown for one that was asked for: not shorter than four steps, moved into the data, and null,
 * which is everything, where it would hold all of them. So a range in an address stays usable whatever the data became.
 *
 * @param timesMs ascending
 */
export function fitRange(range: TimeRange | null, timesMs: readonly number[]): TimeRange | null {
  const bounds = boundsOf(timesMs);
  const wholeMs = bounds.toMs - bounds.fromMs;
  if (range === null || wholeMs <= 0) return null;
  const spanMs = Math.max(range.toMs - range.fromMs, minSpanOf(timesMs));
  if (!(spanMs < wholeMs)) return null;
  const fromMs = Math.min(Math.max(range.fromMs, bounds.fromMs), bounds.toMs - spanMs);
  return { fromMs, toMs: fromMs + spanMs };
}
