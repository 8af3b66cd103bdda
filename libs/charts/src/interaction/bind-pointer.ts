import type { Fingers } from '../range/drag-range.ts';

/** What a pointer on the plot asks for; places are pixels from the plot's left edge. */
export interface PointerActions {
  /** Whether selecting and zooming are on, and whether a part is shown that can be panned. */
  readonly canZoom: () => boolean;
  readonly canPan: () => boolean;
  /** Null when the pointer left. */
  readonly onHover: (px: number | null) => void;
  /** The part dragged over so far; null when that ended without a choice. */
  readonly onBrush: (px: readonly [startPx: number, nowPx: number] | null) => void;
  readonly onBrushEnd: (px: readonly [startPx: number, endPx: number]) => void;
  /** A pan or a pinch begins at the view as it is now. */
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
 * Reads mouse, pen and fingers: drag selects, with Shift it pans; two fingers pinch, one moves the cursor;
 * the wheel with Ctrl or ⌘ (a trackpad's pinch) zooms, sideways pans; a double click resets. The plain wheel stays the page's.
 *
 * @returns what takes all listeners away
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
