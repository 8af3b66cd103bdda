import { fitRange } from './fit-range.ts';
import type { TimeRange } from './time-range.ts';

export interface ShiftRangeParameters {
  readonly range: TimeRange | null;
  readonly timesMs: readonly number[];
  /** Part of its length by which the range moves; below 0 to what was earlier. */
  readonly share: number;
  /** What there is to see. @default the data */
  readonly bounds?: TimeRange | undefined;
}

/** The range moved by a part of its length, as far as there is something to see; null, which is everything, stays. */
export function shiftRange({ range, timesMs, share, bounds }: ShiftRangeParameters): TimeRange | null {
  if (range === null) return null;
  const shiftMs = (range.toMs - range.fromMs) * share;
  return fitRange({ fromMs: range.fromMs + shiftMs, toMs: range.toMs + shiftMs }, timesMs, bounds);
}
