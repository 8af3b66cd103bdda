import type { DateRangeValue } from './range-dates.ts';

/**
 * A range in words of a locale: days alone where it is made of whole days, else with the time of day. A last day that is cut off at
 * the latest instant counts as whole.
 *
 * @param locale BCP 47 tag
 * @param timeZone IANA name
 * @throws RangeError for an unknown tag or zone, or a text that is no instant
 */
export function formatRange({ from, to }: DateRangeValue, locale: string, timeZone: string, max?: string): string {
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23', timeZone });
  const isMidnight = (instant: string) => clock.format(new Date(instant)) === '00:00:00';
  const isWholeDays = isMidnight(from) && (isMidnight(to) || to === max);
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const format = new Intl.DateTimeFormat(locale, isWholeDays ? day : { ...day, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  // The last moment in the range: midnight would read as the day after.
  return format.formatRange(new Date(from), new Date(Date.parse(to) - (isWholeDays ? 1 : 0)));
}
