import { fitRange, nearestIndex, revealTime, visibleIndexes, zoomRange, type TimeRange } from './range.ts';

/** Cursor, selection, and range of a chart, as times instead of indexes, so that new data don't move them. */
export interface ChartView {
  readonly cursorMs: number | null;
  /** Start of the selection, which ends at the cursor. */
  readonly anchorMs: number | null;
  /** Null shows everything. */
  readonly range: TimeRange | null;
}

/** The selected range; null if nothing or a single point is selected. */
export function selectionOf({ cursorMs, anchorMs }: ChartView): TimeRange | null {
  if (cursorMs === null || anchorMs === null || cursorMs === anchorMs) return null;
  return { fromMs: Math.min(cursorMs, anchorMs), toMs: Math.max(cursorMs, anchorMs) };
}

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const zoomFactors: Readonly<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2, _: 2 };

/** `0` without modifiers: the browser handles Ctrl/⌘ + 0. */
export function isResetKey({ key, ctrlKey, altKey, metaKey }: PressedKey): boolean {
  return key === '0' && !ctrlKey && !altKey && !metaKey;
}

function pressZoomKey(view: ChartView, key: string, timesMs: readonly number[], bounds: TimeRange | undefined): ChartView | undefined {
  if (key === 'Enter') {
    const selection = selectionOf(view);
    return selection ? { ...view, anchorMs: null, range: fitRange(selection, timesMs) } : undefined;
  }
  if (key === '0') return view.range ? { ...view, anchorMs: null, range: null } : undefined;
  const factor = zoomFactors[key];
  if (factor === undefined) return undefined;
  return { ...view, range: zoomRange({ range: view.range, timesMs, factor, aroundMs: view.cursorMs, bounds }) };
}

/**
 * Applies a key to a chart's view; undefined if the chart does not handle the key. Arrows, Page, Home, and End move the cursor, scroll it
 * into view, and select with Shift; Enter zooms to the selection, `+` and `-` zoom around the cursor, `0` shows everything, Escape removes
 * the
 * selection, then the cursor.
 *
 * @param timesMs times of the points, ascending, at least one
 * @param zoomable enables selecting and zooming
 * @param bounds limits of panning and zooming out. Default: the data
 */
export function pressKey(
  view: ChartView,
  pressed: PressedKey,
  timesMs: readonly number[],
  zoomable: boolean,
  bounds?: TimeRange,
): ChartView | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey) return undefined;
  const zoomed = zoomable ? pressZoomKey(view, key, timesMs, bounds) : undefined;
  if (zoomed) return zoomed;
  if (key === 'Escape' && view.anchorMs !== null) return { ...view, anchorMs: null };

  const [start, end] = visibleIndexes(timesMs, view.range);
  const index = view.cursorMs === null ? null : nearestIndex(timesMs, view.cursorMs);
  const page = Math.max(1, Math.round((end - start) / 10));
  const target = nextCursor(index, timesMs.length, key, page);
  if (target === undefined) return undefined;
  if (target === null) return { ...view, cursorMs: null, anchorMs: null };
  // Without a cursor, the first key starts at the newest shown point.
  const entering = index === null && key !== 'Home' && key !== 'End';
  const cursorMs = timesMs[entering ? Math.max(start, end - 1) : target] ?? null;
  if (cursorMs === null) return undefined;
  const anchorMs = zoomable && shiftKey ? (view.anchorMs ?? view.cursorMs ?? cursorMs) : null;
  return { cursorMs, anchorMs, range: revealTime(view.range, timesMs, cursorMs, bounds) };
}

/**
 * Finds the index a key moves the cursor to. Null removes the cursor; undefined means the chart doesn't handle the key.
 *
 * @param index point under the cursor, or null
 * @param count number of points
 * @param page step of the page keys. @default a tenth of the points
 */
export function nextCursor(
  index: number | null,
  count: number,
  key: string,
  page = Math.max(1, Math.round(count / 10)),
): number | null | undefined {
  const last = count - 1;
  const clamp = (next: number) => Math.min(last, Math.max(0, next));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp((index ?? count) - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp((index ?? last - 1) + 1);
    case 'PageDown':
      return clamp((index ?? count) - page);
    case 'PageUp':
      return clamp((index ?? last) + page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return index === null ? undefined : null;
    default:
      return undefined;
  }
}
