import type { TimeRange } from './time-range.ts';

/** A range a factor as long around the same middle, wherever the data end. */
export function widenRange({ fromMs, toMs }: TimeRange, factor: number): TimeRange {
  const halfMs = ((toMs - fromMs) / 2) * factor;
  const middleMs = (fromMs + toMs) / 2;
  return { fromMs: middleMs - halfMs, toMs: middleMs + halfMs };
}
