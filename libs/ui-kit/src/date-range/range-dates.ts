import { type CalendarDate, parseAbsolute, toCalendarDate } from '@internationalized/date';

/** A time range from `from` (inclusive) to `to` (exclusive), as ISO 8601 instants in UTC. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string;
}

/** A named range, such as "Last 7 days". */
export interface DateRangePreset {
  readonly id: string;
  readonly label: string;
  readonly value: DateRangeValue;
}

/** Time zone in which days start: UTC or the local time zone. */
export type DateRangeZone = 'utc' | 'local';

export interface DateRangeTexts {
  /** Labels of the two fields. */
  from: string;
  to: string;
  /** Heading of the presets. */
  presets: string;
  previousMonth: string;
  nextMonth: string;
  apply: string;
  cancel: string;
  /** Error: the end is before the start. */
  invalidOrder: string;
  /** Error: a date is outside of `min` and `max`. */
  outOfBounds: string;
  /** Note about the time zone: "Days in UTC". */
  zone: string;
  /** Announced while the panel loads. */
  loading: string;
}

/** IANA name of the time zone: `UTC`, or the browser's own for `local`. */
export function timeZoneOf(zone: DateRangeZone): string {
  return zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** First and last day of a range, inclusive. */
export interface RangeDates {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** Calendar date of an ISO 8601 instant in a time zone (IANA name). */
export function dateOf(instant: string, timeZone: string): CalendarDate {
  return toCalendarDate(parseAbsolute(instant, timeZone));
}

/** The days that a range overlaps in a time zone. */
export function toRangeDates({ from, to }: DateRangeValue, timeZone: string): RangeDates {
  const last = new Date(Math.max(Date.parse(from), Date.parse(to) - 1)).toISOString();
  return { start: dateOf(from, timeZone), end: dateOf(last, timeZone) };
}

/**
 * The range from the start of the first day to the end of the last day in a time zone, respecting daylight saving time and clamped to `min` and `max`.
 */
export function toRangeValue({ start, end }: RangeDates, timeZone: string, min?: string, max?: string): DateRangeValue {
  const fromMs = start.toDate(timeZone).getTime();
  const toMs = end.add({ days: 1 }).toDate(timeZone).getTime();
  return {
    from: new Date(Math.max(fromMs, min === undefined ? -Infinity : Date.parse(min))).toISOString(),
    to: new Date(Math.min(toMs, max === undefined ? Infinity : Date.parse(max))).toISOString(),
  };
}

interface CheckRangeParameters {
  start: CalendarDate | null;
  end: CalendarDate | null;
  first: CalendarDate | undefined;
  last: CalendarDate | undefined;
}

/** Validates two typed dates. Returns the error, or null; missing dates are not an error. */
export function checkRange({ start, end, first, last }: CheckRangeParameters): 'invalidOrder' | 'outOfBounds' | null {
  const isOutside = (day: CalendarDate | null) =>
    day !== null && ((first !== undefined && day.compare(first) < 0) || (last !== undefined && day.compare(last) > 0));
  if (start !== null && end !== null && start.compare(end) > 0) return 'invalidOrder';
  return isOutside(start) || isOutside(end) ? 'outOfBounds' : null;
}
