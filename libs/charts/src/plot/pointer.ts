import type UPlot from 'uplot';
import type { TimeSeriesData } from '../time-series.ts';
import { dragRange, fitRange, zoomRange, type Fingers, type TimeRange } from './range.ts';

/** Positions are in CSS pixels from the plot's left edge. */
interface PointerActions {
  readonly canZoom: () => boolean;
  readonly canPan: () => boolean;
  /** Null when the pointer leaves. */
  readonly onHover: (px: number | null) => void;
  /** The dragged range; null if the drag ends without a selection. */
  readonly onBrush: (px: readonly [startPx: number, nowPx: number] | null) => void;
  readonly onBrushEnd: (px: readonly [startPx: number, endPx: number]) => void;
  /** Called when a pan or pinch starts. The gesture keeps working from the range shown at that moment. */
  readonly onDragStart: () => void;
  readonly onDrag: (start: Fingers, now: Fingers) => void;
  readonly onZoom: (factor: number, px: number) => void;
  readonly onReset: () => void;
}

const clickPx = 4;
const wheelZoomPerPx = 0.002;
const wheelLinePx = 16;

type Gesture = { kind: 'brush'; startPx: number } | { kind: 'drag'; start: Fingers };

/**
 * Handles mouse, pen and touch: drag selects, Shift + drag pans, two fingers pinch, one finger moves the cursor, Ctrl/⌘ + wheel (pinch on
 * a trackpad) zooms, horizontal wheel pans, double click resets. The plain wheel scrolls the page.
 *
 * @returns a function that removes all listeners
 */
export function bindPointer(element: HTMLElement, actions: PointerActions): () => void {
  const pointers = new Map<number, number>();
  let gesture: Gesture | null = null;
  const placeOf = (event: MouseEvent) => event.clientX - element.getBoundingClientRect().left;
  const fingers = (): Fingers => {
    const [a = 0, b] = pointers.values();
    return b === undefined ? [a] : [a, b];
  };
  const startDrag = () => {
    gesture = { kind: 'drag', start: fingers() };
    actions.onDragStart();
  };
  const handlers = {
    pointerdown: (event: PointerEvent) => {
      if (event.button !== 0 || pointers.size === 2) return;
      if (!actions.canZoom()) return actions.onHover(placeOf(event));
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, placeOf(event));
      if (pointers.size === 2) startDrag();
      else if (event.pointerType === 'touch') actions.onHover(placeOf(event));
      else if (event.shiftKey) startDrag();
      else gesture = { kind: 'brush', startPx: placeOf(event) };
      return undefined;
    },
    pointermove: (event: PointerEvent) => {
      const px = placeOf(event);
      if (pointers.has(event.pointerId)) pointers.set(event.pointerId, px);
      if (gesture?.kind === 'drag') return actions.onDrag(gesture.start, fingers());
      actions.onHover(px);
      if (gesture && Math.abs(px - gesture.startPx) >= clickPx) actions.onBrush([gesture.startPx, px]);
      return undefined;
    },
    pointerup: (event: PointerEvent) => {
      const px = placeOf(event);
      const ended = gesture;
      pointers.delete(event.pointerId);
      gesture = null;
      if (ended?.kind !== 'brush') return;
      if (Math.abs(px - ended.startPx) >= clickPx) actions.onBrushEnd([ended.startPx, px]);
      else actions.onBrush(null);
    },
    pointercancel: (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      gesture = null;
      actions.onBrush(null);
    },
    pointerleave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') actions.onHover(null);
    },
    dblclick: () => actions.onReset(),
    wheel: (event: WheelEvent) => {
      const unitPx = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelLinePx : 1;
      const sideways = event.deltaX !== 0 && Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const wanted = sideways ? actions.canPan() : (event.ctrlKey || event.metaKey) && actions.canZoom();
      if (!wanted) return undefined;
      event.preventDefault();
      if (!sideways) return actions.onZoom(Math.exp(event.deltaY * unitPx * wheelZoomPerPx), placeOf(event));
      actions.onDragStart();
      return actions.onDrag([0], [-event.deltaX * unitPx]);
    },
  } as const;
  for (const [type, handler] of Object.entries(handlers)) {
    element.addEventListener(type, handler as EventListener, { passive: false });
  }
  return () => {
    for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler as EventListener);
  };
}

/** State of the plot and its event handlers. */
export interface PlotActions {
  data: TimeSeriesData;
  /** Null shows everything. */
  range: TimeRange | null;
  /** Limits of panning and zooming out. @default the data */
  bounds: TimeRange | undefined;
  zoomable: boolean;
  /** Null when the pointer leaves. */
  onHover: (timeMs: number | null) => void;
  /** Null when the selection ends. */
  onBrush: (selection: TimeRange | null) => void;
  onRangeChange: (range: TimeRange | null) => void;
  onReset: () => void;
}

/** Converts pointer events from pixels to times and ranges. `current` returns the latest state. */
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
