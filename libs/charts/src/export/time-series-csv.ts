import type { TimeSeriesData } from '../time-series.ts';
import { formatCsv } from './export-file.ts';

/**
 * Formats chart data as CSV, oldest first: a column of ISO 8601 times and one column per series, empty for missing values.
 *
 * @param timeZone IANA name; undefined is the local time zone
 */
export function timeSeriesCsv(data: TimeSeriesData, timeHeader: string, timeZone?: string): string {
  const head = [timeHeader, ...data.series.map(({ label }) => label)];
  const rows = data.timesMs.map((timeMs, index) => [
    formatIsoTime(timeMs, timeZone),
    ...data.series.map(({ values }) => values[index] ?? null),
  ]);
  return formatCsv([head, ...rows]);
}

const pad = (value: string | undefined) => (value ?? '').padStart(2, '0');

/**
 * Formats a time as ISO 8601: `2026-11-21T09:05:07Z` in UTC, otherwise with the zone's offset, `2026-11-21T18:05:07+09:00`. Includes
 * milliseconds only if they aren't zero.
 *
 * @param timeZone IANA name; undefined is the local time zone
 */
export function formatIsoTime(timeMs: number, timeZone?: string): string {
  const fraction = timeMs % 1000 === 0 ? '' : `.${String(((timeMs % 1000) + 1000) % 1000).padStart(3, '0')}`;
  if (timeZone === 'UTC') return `${new Date(timeMs).toISOString().slice(0, 19)}${fraction}Z`;
  const format = new Intl.DateTimeFormat('en-US', {
    ...(timeZone === undefined ? {} : { timeZone }),
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  const part = Object.fromEntries(format.formatToParts(timeMs).map(({ type, value }) => [type, value]));
  const offset = part['timeZoneName']?.replace('GMT', '') || '+00:00';
  const day = `${part['year']?.padStart(4, '0') ?? ''}-${pad(part['month'])}-${pad(part['day'])}`;
  return `${day}T${pad(part['hour'])}:${pad(part['minute'])}:${pad(part['second'])}${fraction}${offset}`;
}
