import type { TimeRange } from '@onepoint/charts';
import type { StatisticsSpan } from './statistics-view.ts';

export interface ZoomSpanParameters {
  /** What a reader brushed or zoomed to on a chart. */
  readonly zoomed: TimeRange;
  /** Start of a bucket that the chart shows. */
  readonly bucketMs: number;
  readonly granularityInSecs: number;
  readonly nowMs: number;
}

/** The whole buckets whose points lie in a part of a chart, or nearest to its ends. One that reaches the bucket still filling lasts until now. */
export function zoomSpan({ zoomed, bucketMs, granularityInSecs, nowMs }: ZoomSpanParameters): StatisticsSpan {
  const stepMs = granularityInSecs * 1000;
  const startOf = (steps: number) => bucketMs + steps * stepMs;
  const stepsTo = (timeMs: number) => (timeMs - bucketMs) / stepMs;
  const fromMs = startOf(Math.min(Math.round(stepsTo(zoomed.fromMs)), Math.floor(stepsTo(nowMs))));
  const toMs = startOf(Math.round(stepsTo(zoomed.toMs)) + 1);
  return { fromMs, toMs: toMs > nowMs ? null : Math.max(toMs, fromMs + stepMs) };
}
