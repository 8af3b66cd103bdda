import type { TimeSeriesData } from '../time-series.ts';
import type { TimeRange } from './time-range.ts';
import { visibleIndexes } from './visible-indexes.ts';

/** The points of a range, with all series; the same object when that is all of them. */
export function sliceData(data: TimeSeriesData, range: TimeRange | null): TimeSeriesData {
  const [start, end] = visibleIndexes(data.timesMs, range);
  if (start === 0 && end === data.timesMs.length) return data;
  return {
    timesMs: data.timesMs.slice(start, end),
    series: data.series.map((series) => ({ ...series, values: series.values.slice(start, end) })),
  };
}
