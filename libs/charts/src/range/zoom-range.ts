import { fitRange } from './fit-range.ts';
import { boundsOf, type TimeRange } from './time-range.ts';

export interface ZoomRangeParameters {
  /** What is shown now; null is everything. */
  readonly range: TimeRange | null;
  readonly timesMs: readonly number[];
  /** Below 1 shows less time, above 1 more. */
  readonly factor: number;
  /** Time that keeps its place on the screen. @default the middle */
  readonly aroundMs?: number | null | undefined;
  /** What there is to see. @default the data */
  readonly bounds?: TimeRange | undefined;
}

/** The range after zooming by a factor around a time; null when it is everything. */
export function zoomRange({ range, timesMs, factor, aroundMs, bounds }: ZoomRangeParameters): TimeRange | null {
  const { fromMs, toMs } = range ?? boundsOf(timesMs);
  const middleMs = (fromMs + toMs) / 2;
  const stillMs = Math.min(toMs, Math.max(fromMs, aroundMs ?? middleMs));
  return fitRange({ fromMs: stillMs - (stillMs - fromMs) * factor, toMs: stillMs + (toMs - stillMs) * factor }, timesMs, bounds);
}
