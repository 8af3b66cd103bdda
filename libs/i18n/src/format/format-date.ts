export interface FormatDateParameters {
  /** `date` → Nov 21, 2026; `time` → 09:15:00; `dateTime` → both, minutes. Default `date`. */
  style?: 'date' | 'time' | 'dateTime';
  /** IANA name, or `UTC`. Default: the reader's. */
  timeZone?: string;
}

const styles: Record<'date' | 'time' | 'dateTime', Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'medium', hourCycle: 'h23' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment in the reader's language.
 *
 * @param moment a Date, milliseconds since 1970 or an ISO 8601 string
 * @throws {RangeError} when it is none of these
 */
export function formatDate(
  moment: Date | number | string,
  locale: string,
  { style = 'date', timeZone }: FormatDateParameters = {},
): string {
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...(timeZone && { timeZone }) });
  formatters.set(key, formatter);
  return formatter.format(new Date(moment));
}
