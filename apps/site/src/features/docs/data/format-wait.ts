const secondsPerMinute = 60;
const secondsPerHour = 3_600;

/** When a wait is over: `in 3 seconds`, `in 5 minutes`, `in 11 hours`. Never says less than it takes. */
export function formatWait(seconds: number, locale: string): string {
  const formatter = new Intl.RelativeTimeFormat(locale);
  if (seconds < secondsPerMinute) return formatter.format(Math.max(1, seconds), 'second');
  if (seconds <= secondsPerHour) return formatter.format(Math.ceil(seconds / secondsPerMinute), 'minute');
  return formatter.format(Math.ceil(seconds / secondsPerHour), 'hour');
}
