import type UPlot from 'uplot';
import type { PointerActions } from './interaction/bind-pointer.ts';
import { dragRange } from './range/drag-range.ts';
import { fitRange } from './range/fit-range.ts';
import type { TimeRange } from './range/time-range.ts';
import { zoomRange } from './range/zoom-range.ts';
import type { TimeSeriesData } from './time-series.ts';

/** What the plot shows, and whom it tells what the reader wants to see. */
export interface PlotActions {
  data: TimeSeriesData;
  /** Null is everything. */
  range: TimeRange | null;
  /** What there is to see. @default the data */
  bounds: TimeRange | undefined;
  zoomable: boolean;
  /** Told the time under the pointer, null when it leaves. */
  onHover: (timeMs: number | null) => void;
  /** Told the part that is being selected, null when that ends. */
  onBrush: (selection: TimeRange | null) => void;
  onRangeChange: (range: TimeRange | null) => void;
  /** Told to show everything. */
  onReset: () => void;
}

/** Puts what a pointer does, in pixels, into times and ranges. `current` answers with what holds at the moment. */
export function createPointerActions(plot: UPlot, current: () => PlotActions): PointerActions {
  let dragged: TimeRange | null = null;
  const timeAt = (px: number) => plot.posToVal(px, 'x');
  const between = ([onePx, otherPx]: readonly [number, number]): TimeRange => ({
    fromMs: timeAt(Math.max(0, Math.min(onePx, otherPx))),
    toMs: timeAt(Math.min(plot.over.clientWidth, Math.max(onePx, otherPx))),
  });
  return {
    canZoom: () => current().zoomable,
    canPan: () => current().zoomable && current().range !== null,
    onHover: (px) => current().onHover(px === null ? null : timeAt(px)),
    onBrush: (px) => current().onBrush(px === null ? null : between(px)),
    onBrushEnd: (px) => {
      const { data, onBrush, onRangeChange } = current();
      onBrush(null);
      onRangeChange(fitRange(between(px), data.timesMs));
    },
    onDragStart: () => {
      dragged = current().range;
    },
    onDrag: (start, now) => {
      const { data, bounds, onRangeChange } = current();
      onRangeChange(dragRange({ range: dragged, timesMs: data.timesMs, bounds, widthPx: plot.over.clientWidth, start, now }));
    },
    onZoom: (factor, px) => {
      const { data, range, bounds, onRangeChange } = current();
      onRangeChange(zoomRange({ range, timesMs: data.timesMs, bounds, factor, aroundMs: timeAt(px) }));
    },
    onReset: () => current().onReset(),
  };
}
