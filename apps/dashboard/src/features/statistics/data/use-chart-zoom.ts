import type { Statistics } from '@onepoint/api-contract';
import type { TimeRange } from '@onepoint/charts';
import type { StatisticsView } from './statistics-view.ts';
import type { ChangeView } from './use-statistics-view.ts';
import { panBounds } from './pan-bounds.ts';
import { useZoom } from './use-zoom.ts';
import { zoomSpan } from './zoom-span.ts';

export interface UseChartZoomParameters {
  readonly view: StatisticsView;
  readonly changeView: ChangeView;
  readonly statistics: Statistics | undefined;
  /** The statistics are those of another time, shown until those asked for are there. */
  readonly isPlaceholder: boolean;
  readonly nowMs: number;
}

/** The part of time that all charts of the screen show, and what follows when a reader zooms on one of them: it goes to the address. */
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
