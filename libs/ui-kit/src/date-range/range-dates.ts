import { type CalendarDate, parseAbsolute, toCalendarDate } from '@internationalized/date';

/** A span of time: `from` is in it, `to` is the first moment after it. Both are ISO 8601 instants in UTC. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string;
}

/** A span that has a name, such as "Last 7 days". */
export interface DateRangePreset {
  readonly id: string;
  readonly label: string;
  readonly value: DateRangeValue;
}

/** Where days begin: at midnight in UTC, or at the reader's. */
export type DateRangeZone = 'utc' | 'local';

/** Every text of the panel. */
export interface DateRangeTexts {
  /** Names of the two fields. */
  from: string;
  to: string;
  /** Heading of the presets. */
  presets: string;
  previousMonth: string;
  nextMonth: string;
  apply: string;
  cancel: string;
  /** The end is before the start. */
  invalidOrder: string;
  /** A day is outside of `min` and `max`. */
  outOfBounds: string;
  /** Which midnight days begin at: "Days in UTC". */
  zone: string;
  /** Said while the panel loads. */
  loading: string;
}

/** IANA name of a zone. */
export function timeZoneOf(zone: DateRangeZone): string {
  return zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** First and last day of a range, both in it. */
export interface RangeDates {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The day on which an instant falls in a time zone. */
export function dateOf(instant: string, timeZone: string): CalendarDate {
  return toCalendarDate(parseAbsolute(instant, timeZone));
}

/** The days that a range touches in a time zone. */
export function toRangeDates({ from, to }: DateRangeValue, timeZone: string): RangeDates {
  const last = new Date(Math.max(Date.parse(from), Date.parse(to) - 1)).toISOString();
  return { start: dateOf(from, timeZone), end: dateOf(last, timeZone) };
}

/**
 * From the first moment of the first day to the first moment after the last one, in a time zone; days of 23 and 25 hours are such.
 * What lies outside of `min` and `max` is cut off.
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

/** What is wrong with two days that were typed, or null; days that are missing are not wrong, only not there yet. */
export function checkRange({ start, end, first, last }: CheckRangeParameters): 'invalidOrder' | 'outOfBounds' | null {
  const isOutside = (day: CalendarDate | null) =>
    day !== null && ((first !== undefined && day.compare(first) < 0) || (last !== undefined && day.compare(last) > 0));
  if (start !== null && end !== null && start.compare(end) > 0) return 'invalidOrder';
  return isOutside(start) || isOutside(end) ? 'outOfBounds' : null;
}
