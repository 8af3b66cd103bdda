import type { TimeRange } from '../range/time-range.ts';

/** What of a chart is shown and pointed at. Times and not indexes, so that new data move nothing. */
export interface ChartView {
  /** Time under the cursor; null without one. */
  readonly cursorMs: number | null;
  /** Other end of the selection, which reaches to the cursor; null without one. */
  readonly anchorMs: number | null;
  /** What is shown; null is everything. */
  readonly range: TimeRange | null;
}

/** The selected part, earlier end first; null when nothing or a single point is selected. */
export function selectionOf({ cursorMs, anchorMs }: ChartView): TimeRange | null {
  if (cursorMs === null || anchorMs === null || cursorMs === anchorMs) return null;
  return { fromMs: Math.min(cursorMs, anchorMs), toMs: Math.max(cursorMs, anchorMs) };
}
