import { visibleIndexes } from './visible-indexes.ts';

/** Index of the point nearest to a time, the earlier of two as near; null without points. */
export function nearestIndex(timesMs: readonly number[], timeMs: number): number | null {
  if (timesMs.length === 0) return null;
  const [after] = visibleIndexes(timesMs, { fromMs: timeMs, toMs: timeMs });
  const [earlier, later] = [timesMs[after - 1], timesMs[after]];
  if (earlier === undefined) return after;
  if (later === undefined) return after - 1;
  return timeMs - earlier <= later - timeMs ? after - 1 : after;
}
