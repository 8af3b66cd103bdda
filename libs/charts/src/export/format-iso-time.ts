const pad = (value: string | undefined) => (value ?? '').padStart(2, '0');

/**
 * ISO 8601 to the second (to the millisecond where there are some): `2026-11-21T09:05:07Z` in UTC, else with the zone's
 * offset at that time, `2026-11-21T18:05:07+09:00`.
 *
 * @param timeZone IANA name; undefined is the reader's own
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
