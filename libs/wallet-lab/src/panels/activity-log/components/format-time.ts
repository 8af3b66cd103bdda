/** Time of day to the millisecond, in the reader's language and zone: `14:03:07.125`. */
export function formatTime(epochMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  }).format(epochMs);
}
