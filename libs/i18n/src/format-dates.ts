export interface FormatDateParameters {
  /** `date` → Nov 21, 2026; `time` → 09:15:00; `dateTime` → both, minutes. Default `date`. */
  style?: 'date' | 'time' | 'dateTime';
  /** IANA name or `UTC`. Default: the local time zone. */
  timeZone?: string;
}

const styles: Record<'date' | 'time' | 'dateTime', Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'medium', hourCycle: 'h23' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
};

const dateFormatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a date in a language.
 *
 * @param moment a Date, milliseconds since 1970 or an ISO 8601 string
 * @throws {RangeError} for an invalid date
 */
export function formatDate(
  moment: Date | number | string,
  locale: string,
  { style = 'date', timeZone }: FormatDateParameters = {},
): string {
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  const formatter = dateFormatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...(timeZone && { timeZone }) });
  dateFormatters.set(key, formatter);
  return formatter.format(new Date(moment));
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

/**
 * Formats relative time: `3 minutes ago`, `in 2 days`, `yesterday`, and `now` below 10 seconds.
 *
 * @param now reference time. Default: the current time
 */
export function formatRelative(moment: Date | number | string, locale: string, now: Date | number = Date.now()): string {
  const formatter = relativeFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormatters.set(locale, formatter);
  const differenceMs = new Date(moment).getTime() - new Date(now).getTime();
  if (Math.abs(differenceMs) < 10_000) return formatter.format(0, 'second');
  const [unit, unitMs] = units.find(([, ms]) => Math.abs(differenceMs) >= ms) ?? ['second', 1000];
  return formatter.format(Math.trunc(differenceMs / unitMs), unit);
}
