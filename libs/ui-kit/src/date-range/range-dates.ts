import { parseAbsolute, toCalendarDate, type CalendarDate } from '@internationalized/date';
import type { DateRangeValue } from './date-range-value.ts';

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
