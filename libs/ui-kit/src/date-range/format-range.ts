import type { DateRangeValue } from './range-dates.ts';

/**
 * Formats a range: dates only for whole days, otherwise with the time of day. A last day that ends at the latest instant counts as a whole day.
 *
 * @param locale BCP 47 tag
 * @param timeZone IANA name
 * @throws RangeError for an unknown tag or time zone, or an invalid instant
 */
export function formatRange({ from, to }: DateRangeValue, locale: string, timeZone: string, max?: string): string {
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23', timeZone });
  const isMidnight = (instant: string) => clock.format(new Date(instant)) === '00:00:00';
  const isWholeDays = isMidnight(from) && (isMidnight(to) || to === max);
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const format = new Intl.DateTimeFormat(locale, isWholeDays ? day : { ...day, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  // The last millisecond of the range, because midnight would be formatted as the next day.
  return format.formatRange(new Date(from), new Date(Date.parse(to) - (isWholeDays ? 1 : 0)));
}
