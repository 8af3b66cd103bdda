import { fitRange } from './fit-range.ts';
import type { TimeRange } from './time-range.ts';

/** The range moved as little as it takes to show a time; its length stays. */
export function revealTime(range: TimeRange | null, timesMs: readonly number[], timeMs: number, bounds?: TimeRange): TimeRange | null {
  if (range === null) return null;
  const shiftMs = Math.min(0, timeMs - range.fromMs) + Math.max(0, timeMs - range.toMs);
  return shiftMs === 0 ? range : fitRange({ fromMs: range.fromMs + shiftMs, toMs: range.toMs + shiftMs }, timesMs, bounds);
}
