import type { TimeSeriesData } from '../time-series.ts';
import { formatCsv } from './format-csv.ts';
import { formatIsoTime } from './format-iso-time.ts';

/**
 * A chart's values as CSV, oldest first: a column of ISO 8601 times, then one per series; empty where nothing was measured.
 *
 * @param timeHeader head of the first column
 * @param timeZone `UTC` or another IANA name; undefined is the reader's own
 */
export function timeSeriesCsv(data: TimeSeriesData, timeHeader: string, timeZone?: string): string {
  const head = [timeHeader, ...data.series.map(({ label }) => label)];
  const rows = data.timesMs.map((timeMs, index) => [
    formatIsoTime(timeMs, timeZone),
    ...data.series.map(({ values }) => values[index] ?? null),
  ]);
  return formatCsv([head, ...rows]);
}
