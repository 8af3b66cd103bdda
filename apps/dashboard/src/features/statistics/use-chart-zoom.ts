import type { Statistics } from '@onepoint/api-contract';
import type { TimeRange } from '@onepoint/charts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StatisticsSpan, StatisticsView } from './statistics-view.ts';
import type { ChangeView } from './use-statistics-screen.ts';

const yearMs = 365 * 86_400_000;

/** Panning limits: from a year ago (or the start of the current range, if earlier) until now. */
export function panBounds({ fromMs, toMs }: TimeRange, nowMs: number): TimeRange {
  return { fromMs: Math.min(fromMs, nowMs - yearMs), toMs: Math.max(toMs, nowMs) };
}

interface ZoomSpanParameters {
  readonly zoomed: TimeRange;
  /** Start of any bucket on the chart. */
  readonly bucketMs: number;
  readonly granularityInSecs: number;
  readonly nowMs: number;
}

/** Rounds a zoomed range to whole buckets. A range that reaches the current bucket ends now (null). */
export function zoomSpan({ zoomed, bucketMs, granularityInSecs, nowMs }: ZoomSpanParameters): StatisticsSpan {
  const stepMs = granularityInSecs * 1000;
  const startOf = (steps: number) => bucketMs + steps * stepMs;
  const stepsTo = (timeMs: number) => (timeMs - bucketMs) / stepMs;
  const fromMs = startOf(Math.min(Math.round(stepsTo(zoomed.fromMs)), Math.floor(stepsTo(nowMs))));
  const toMs = startOf(Math.round(stepsTo(zoomed.toMs)) + 1);
  return { fromMs, toMs: toMs > nowMs ? null : Math.max(toMs, fromMs + stepMs) };
}

/** A wheel zooms in steps. A pause of this length ends the gesture. */
const settleMs = 250;

/**
 * Pans and zooms charts immediately, and reports the range once the gesture has settled.
 *
 * @param scope identifies the view in the URL; a new value discards the gesture
 * @param onSettle gets the final range, or null for the full range
 * @returns the range of a running gesture (undefined without one) and the charts' zoom handler
 */
export function useZoom(
  scope: string,
  onSettle: (range: TimeRange | null) => void,
): readonly [TimeRange | undefined, (range: TimeRange | null) => void] {
  const [drawn, setDrawn] = useState<{ readonly scope: string; readonly range: TimeRange } | null>(null);
  const settle = useEffectEvent(onSettle);
  const range = drawn?.scope === scope ? drawn.range : undefined;
  useEffect(() => {
    if (range === undefined) return undefined;
    const timer = setTimeout(() => settle(range), settleMs);
    return () => clearTimeout(timer);
  }, [range]);
  const zoom = (next: TimeRange | null) => {
    if (next !== null) return setDrawn({ scope, range: next });
    setDrawn(null);
    onSettle(null);
  };
  return [range, zoom];
}

interface UseChartZoomParameters {
  readonly view: StatisticsView;
  readonly changeView: ChangeView;
  readonly statistics: Statistics | undefined;
  /** True while `statistics` still belong to the previous view. */
  readonly isPlaceholder: boolean;
  readonly nowMs: number;
}

/** Keeps all charts at the same range and writes zooms to the URL. */
export function useChartZoom({ view, changeView, statistics, isPlaceholder, nowMs }: UseChartZoomParameters) {
  const { range, span } = view;
  const firstMs = Date.parse(statistics?.buckets[0] ?? '');
  const lastMs = Date.parse(statistics?.buckets.at(-1) ?? '');
  const handleSettle = (zoomed: TimeRange | null) => {
    if (!statistics) return;
    const { granularityInSecs } = statistics;
    const next = zoomed && zoomSpan({ zoomed, bucketMs: firstMs, granularityInSecs, nowMs: Date.now() });
    if (next?.fromMs === span?.fromMs && next?.toMs === span?.toMs) return;
    changeView({ span: next, granularityInSecs: null });
  };
  const scope = [range, span?.fromMs, span?.toMs].join(' ');
  const [drawn, zoom] = useZoom(scope, handleSettle);
  const asked =
    span && (isPlaceholder || !statistics ? { fromMs: span.fromMs, toMs: span.toMs ?? nowMs } : { fromMs: firstMs, toMs: lastMs });
  return { range: drawn ?? asked, bounds: asked ? panBounds(asked, nowMs) : undefined, onRangeChange: zoom, scope };
}
