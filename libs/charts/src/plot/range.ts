import type { TimeSeriesData } from '../time-series.ts';

/** Range of the time axis in milliseconds since 1970, `fromMs` < `toMs`. */
export interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The range from the first to the last time. */
export function boundsOf(timesMs: readonly number[]): TimeRange {
  const fromMs = timesMs[0] ?? 0;
  return { fromMs, toMs: timesMs.at(-1) ?? fromMs };
}

/** Shortest range to zoom to, in milliseconds: four average intervals. */
export function minSpanOf(timesMs: readonly number[]): number {
  const { fromMs, toMs } = boundsOf(timesMs);
  return timesMs.length < 2 ? 0 : (4 * (toMs - fromMs)) / (timesMs.length - 1);
}

/**
 * Clamps a requested range: widens it to at least four intervals (or all data) and moves it within the bounds. Returns null, which shows
 * everything, if it covers the bounds.
 *
 * @param timesMs ascending
 * @param bounds limits of panning and zooming out. Default: the data
 */
export function fitRange(range: TimeRange | null, timesMs: readonly number[], bounds: TimeRange = boundsOf(timesMs)): TimeRange | null {
  const wholeMs = bounds.toMs - bounds.fromMs;
  if (range === null || wholeMs <= 0) return null;
  const data = boundsOf(timesMs);
  const spanMs = Math.max(range.toMs - range.fromMs, Math.min(minSpanOf(timesMs), data.toMs - data.fromMs));
  if (!(spanMs > 0 && spanMs < wholeMs)) return null;
  const fromMs = Math.min(Math.max(range.fromMs, bounds.fromMs), bounds.toMs - spanMs);
  return { fromMs, toMs: fromMs + spanMs };
}

interface ZoomRangeParameters {
  /** Null shows everything. */
  readonly range: TimeRange | null;
  readonly timesMs: readonly number[];
  /** Below 1 zooms in, above 1 zooms out. */
  readonly factor: number;
  /** Fixed point of the zoom. @default the center */
  readonly aroundMs?: number | null | undefined;
  /** Limits of panning and zooming out. @default the data */
  readonly bounds?: TimeRange | undefined;
}

/** Zooms a range around a time. Returns null if the result covers everything. */
export function zoomRange({ range, timesMs, factor, aroundMs, bounds }: ZoomRangeParameters): TimeRange | null {
  const { fromMs, toMs } = range ?? boundsOf(timesMs);
  const middleMs = (fromMs + toMs) / 2;
  const stillMs = Math.min(toMs, Math.max(fromMs, aroundMs ?? middleMs));
  return fitRange({ fromMs: stillMs - (stillMs - fromMs) * factor, toMs: stillMs + (toMs - stillMs) * factor }, timesMs, bounds);
}

/** Scales a range around its center, ignoring the data. */
export function widenRange({ fromMs, toMs }: TimeRange, factor: number): TimeRange {
  const halfMs = ((toMs - fromMs) / 2) * factor;
  const middleMs = (fromMs + toMs) / 2;
  return { fromMs: middleMs - halfMs, toMs: middleMs + halfMs };
}

interface ShiftRangeParameters {
  readonly range: TimeRange | null;
  readonly timesMs: readonly number[];
  /** Share of the range's length; negative is earlier. */
  readonly share: number;
  /** Limits of panning and zooming out. @default the data */
  readonly bounds?: TimeRange | undefined;
}

/** Pans the range by a share of its length, within the bounds. Null (everything) stays null. */
export function shiftRange({ range, timesMs, share, bounds }: ShiftRangeParameters): TimeRange | null {
  if (range === null) return null;
  const shiftMs = (range.toMs - range.fromMs) * share;
  return fitRange({ fromMs: range.fromMs + shiftMs, toMs: range.toMs + shiftMs }, timesMs, bounds);
}

/** One or two pointer positions, in pixels from the plot's left edge. */
export type Fingers = readonly [px: number] | readonly [aPx: number, bPx: number];

interface DragRangeParameters {
  /** Range at the start of the gesture. */
  readonly range: TimeRange | null;
  readonly timesMs: readonly number[];
  readonly widthPx: number;
  readonly start: Fingers;
  readonly now: Fingers;
  /** Limits of panning and zooming out. @default the data */
  readonly bounds?: TimeRange | undefined;
}

const fingersApartMinPx = 8;
const distanceOf = (fingers: Fingers) => (fingers.length === 2 ? Math.abs(fingers[1] - fingers[0]) : 0);

/**
 * Pans (one finger) or zooms (two) so that the same times stay under the fingers. Calculated from the start of the gesture to avoid drift.
 */
export function dragRange({ range, timesMs, widthPx, start, now, bounds }: DragRangeParameters): TimeRange | null {
  const { fromMs, toMs } = range ?? boundsOf(timesMs);
  const spanMs = toMs - fromMs;
  if (!(widthPx > 0) || !(spanMs > 0)) return range;
  const startTimeMs = fromMs + (start[0] / widthPx) * spanMs;
  const [before, after] = [distanceOf(start), distanceOf(now)];
  const scale = before > 0 && after > 0 ? before / Math.max(after, fingersApartMinPx) : 1;
  const nextFromMs = startTimeMs - (now[0] / widthPx) * spanMs * scale;
  return fitRange({ fromMs: nextFromMs, toMs: nextFromMs + spanMs * scale }, timesMs, bounds);
}

/** Moves the range by the shortest distance that shows a time. */
export function revealTime(range: TimeRange | null, timesMs: readonly number[], timeMs: number, bounds?: TimeRange): TimeRange | null {
  if (range === null) return null;
  const shiftMs = Math.min(0, timeMs - range.fromMs) + Math.max(0, timeMs - range.toMs);
  return shiftMs === 0 ? range : fitRange({ fromMs: range.fromMs + shiftMs, toMs: range.toMs + shiftMs }, timesMs, bounds);
}

/** Number of leading elements that satisfy a monotonic condition (binary search). */
function countLeading(timesMs: readonly number[], holds: (timeMs: number) => boolean): number {
  let [low, high] = [0, timesMs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(timesMs[middle] ?? Number.POSITIVE_INFINITY)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the half-open interval of indexes whose times are in the range (both ends inclusive). Null means all. */
export function visibleIndexes(timesMs: readonly number[], range: TimeRange | null): readonly [start: number, end: number] {
  if (range === null) return [0, timesMs.length];
  return [countLeading(timesMs, (timeMs) => timeMs < range.fromMs), countLeading(timesMs, (timeMs) => timeMs <= range.toMs)];
}

/** Returns the index of the nearest point, the earlier one of two. Null without points. */
export function nearestIndex(timesMs: readonly number[], timeMs: number): number | null {
  if (timesMs.length === 0) return null;
  const [after] = visibleIndexes(timesMs, { fromMs: timeMs, toMs: timeMs });
  const [earlier, later] = [timesMs[after - 1], timesMs[after]];
  if (earlier === undefined) return after;
  if (later === undefined) return after - 1;
  return timeMs - earlier <= later - timeMs ? after - 1 : after;
}

/** Keeps only the points in a range. Returns the same object if that is all of them. */
export function sliceData(data: TimeSeriesData, range: TimeRange | null): TimeSeriesData {
  const [start, end] = visibleIndexes(data.timesMs, range);
  if (start === 0 && end === data.timesMs.length) return data;
  return {
    ...data,
    timesMs: data.timesMs.slice(start, end),
    series: data.series.map((series) => ({ ...series, values: series.values.slice(start, end) })),
  };
}
