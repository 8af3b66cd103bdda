/** A part of the time axis, milliseconds since 1970, `fromMs` < `toMs`. */
export interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** First to last of ascending times; both the same when there are fewer than two. */
export function boundsOf(timesMs: readonly number[]): TimeRange {
  const fromMs = timesMs[0] ?? 0;
  return { fromMs, toMs: timesMs.at(-1) ?? fromMs };
}

/** The shortest range that is worth looking at, in milliseconds: four steps between points, as they stand on average. */
export function minSpanOf(timesMs: readonly number[]): number {
  const { fromMs, toMs } = boundsOf(timesMs);
  return timesMs.length < 2 ? 0 : (4 * (toMs - fromMs)) / (timesMs.length - 1);
}
