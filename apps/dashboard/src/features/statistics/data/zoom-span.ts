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

/** The whole buckets that a part of a chart touches. One that reaches into the bucket still filling lasts until now. */
export function zoomSpan({ zoomed, bucketMs, granularityInSecs, nowMs }: ZoomSpanParameters): StatisticsSpan {
  const stepMs = granularityInSecs * 1000;
  const startOf = (timeMs: number) => bucketMs + Math.floor((timeMs - bucketMs) / stepMs) * stepMs;
  const fromMs = Math.min(startOf(zoomed.fromMs), startOf(nowMs));
  const toMs = startOf(zoomed.toMs) + stepMs;
  return { fromMs, toMs: toMs > nowMs ? null : Math.max(toMs, fromMs + stepMs) };
}
