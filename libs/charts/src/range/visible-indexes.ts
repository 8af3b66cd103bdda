import type { TimeRange } from './time-range.ts';

/** Number of leading elements that hold a condition which, once false, stays false. */
function countLeading(timesMs: readonly number[], holds: (timeMs: number) => boolean): number {
  let [low, high] = [0, timesMs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(timesMs[middle] ?? Number.POSITIVE_INFINITY)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Half-open interval of indexes whose times lie in a range, both ends included; null is all of them. */
export function visibleIndexes(timesMs: readonly number[], range: TimeRange | null): readonly [start: number, end: number] {
  if (range === null) return [0, timesMs.length];
  return [countLeading(timesMs, (timeMs) => timeMs < range.fromMs), countLeading(timesMs, (timeMs) => timeMs <= range.toMs)];
}
