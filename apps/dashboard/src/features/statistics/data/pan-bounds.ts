import type { TimeRange } from '@onepoint/charts';

const yearMs = 365 * 86_400_000;

/** How far a reader may pan from a part of time: until now, and back for a year before now or as far as the part itself reaches. */
export function panBounds({ fromMs, toMs }: TimeRange, nowMs: number): TimeRange {
  return { fromMs: Math.min(fromMs, nowMs - yearMs), toMs: Math.max(toMs, nowMs) };
}
