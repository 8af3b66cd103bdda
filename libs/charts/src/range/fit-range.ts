import { boundsOf, minSpanOf, type TimeRange } from './time-range.ts';

/**
 * The range that can be shown for one that was asked for: not shorter than four steps or all of the data, moved within the bounds, and null,
 * which is everything, where it would hold all of these. So a range in an address stays usable whatever the data became.
 *
 * @param timesMs ascending
 * @param bounds what there is to see. Default: the data
 */
export function fitRange(range: TimeRange | null, timesMs: readonly number[], bounds: TimeRange = boundsOf(timesMs)): TimeRange | null {
  const wholeMs = bounds.toMs - bounds.fromMs;
  if (range === null || wholeMs <= 0) return null;
  const data = boundsOf(timesMs);
  const spanMs = Math.max(range.toMs - range.fromMs, Math.min(minSpanOf(timesMs), data.toMs - data.fromMs));
  if (!(spanMs > 0 && spanMs < wholeMs)) return null;
  const fromMs = Math.min(Math.max(range.fromMs, bounds.fromMs), bounds.toMs - spanMs);
  return { fromMs, toMs: fromMs + spanMs };
}
