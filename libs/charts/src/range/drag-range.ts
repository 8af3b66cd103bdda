import { fitRange } from './fit-range.ts';
import { boundsOf, type TimeRange } from './time-range.ts';

/** Where the fingers, or the one pointer, are: pixels from the plot's left edge. */
export type Fingers = readonly [px: number] | readonly [aPx: number, bPx: number];

export interface DragRangeParameters {
  /** What was shown when the gesture began. */
  readonly range: TimeRange | null;
  readonly timesMs: readonly number[];
  readonly widthPx: number;
  readonly start: Fingers;
  readonly now: Fingers;
  /** What there is to see. @default the data */
  readonly bounds?: TimeRange | undefined;
}

const fingersApartMinPx = 8;
const distanceOf = (fingers: Fingers) => (fingers.length === 2 ? Math.abs(fingers[1] - fingers[0]) : 0);

/**
 * The range that keeps under each finger the time that it took hold of: one finger pans, two pinch.
 * Reckoned from the gesture's start, so nothing adds up while it lasts.
 */
export function dragRange({ range, timesMs, widthPx, start, now, bounds }: DragRangeParameters): TimeRange | null {
  const { fromMs, toMs } = range ?? boundsOf(timesMs);
  const spanMs = toMs - fromMs;
  if (!(widthPx > 0) || !(spanMs > 0)) return range;
  const heldMs = fromMs + (start[0] / widthPx) * spanMs;
  const [before, after] = [distanceOf(start), distanceOf(now)];
  const scale = before > 0 && after > 0 ? before / Math.max(after, fingersApartMinPx) : 1;
  const nextFromMs = heldMs - (now[0] / widthPx) * spanMs * scale;
  return fitRange({ fromMs: nextFromMs, toMs: nextFromMs + spanMs * scale }, timesMs, bounds);
}
