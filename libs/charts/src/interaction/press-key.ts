import { fitRange } from '../range/fit-range.ts';
import { nearestIndex } from '../range/nearest-index.ts';
import { revealTime } from '../range/reveal-time.ts';
import type { TimeRange } from '../range/time-range.ts';
import { visibleIndexes } from '../range/visible-indexes.ts';
import { zoomRange } from '../range/zoom-range.ts';
import { selectionOf, type ChartView } from './chart-view.ts';
import { nextCursor } from './next-cursor.ts';

/** The parts of a keyboard event that a chart looks at. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const zoomFactors: Readonly<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2, _: 2 };

/** `0`, alone: with Ctrl or ⌘ it is the browser's. */
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
 * What a key makes of a chart's view; undefined when the key is not for the chart, which leaves it to the page.
 * Arrows, Page, Home and End move the cursor and the shown range follows; with Shift they select; Enter zooms to the
 * selection, `+` and `-` zoom around the cursor, `0` shows everything; Escape takes away the selection, then the cursor.
 *
 * @param timesMs times of the points, ascending, at least one
 * @param zoomable false leaves selecting and zooming out
 * @param bounds what there is to see. Default: the data
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
  // Without a cursor the first key enters at the newest point that is shown.
  const entering = index === null && key !== 'Home' && key !== 'End';
  const cursorMs = timesMs[entering ? Math.max(start, end - 1) : target] ?? null;
  if (cursorMs === null) return undefined;
  const anchorMs = zoomable && shiftKey ? (view.anchorMs ?? view.cursorMs ?? cursorMs) : null;
  return { cursorMs, anchorMs, range: revealTime(view.range, timesMs, cursorMs, bounds) };
}
