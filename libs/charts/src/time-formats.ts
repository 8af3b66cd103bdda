/** How a chart says times: on its axis and in full. */
export interface TimeFormats {
  /** Short, for an axis whose marks are `stepMs` apart: days, or times of day with the date at midnight. */
  readonly tick: (timeMs: number, stepMs: number) => string;
  /** In full, for readout and table. */
  readonly full: (timeMs: number) => string;
  /** From one time to another, what they share said once. */
  readonly range: (fromMs: number, toMs: number) => string;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * Time formats of a locale and a time zone.
 *
 * @param timeZone IANA name; undefined is the reader's own
 */
export function createTimeFormats(locale: string, timeZone?: string): TimeFormats {
  const zone = timeZone === undefined ? {} : { timeZone };
  // "9:05 AM", but "09:05".
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit';
  const day = new Intl.DateTimeFormat(locale, { ...zone, month: 'short', day: 'numeric' });
  const minute = new Intl.DateTimeFormat(locale, { ...zone, hour, minute: '2-digit' });
  const second = new Intl.DateTimeFormat(locale, { ...zone, hour, minute: '2-digit', second: '2-digit' });
  const full = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'medium', timeStyle: 'short' });
  const range = new Intl.DateTimeFormat(locale, { ...zone, month: 'short', day: 'numeric', hour, minute: '2-digit' });
  const clock = new Intl.DateTimeFormat('en', { ...zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const formatOf = (timeMs: number, stepMs: number) => {
    if (stepMs >= dayMs || clock.format(timeMs) === '00:00:00') return day;
    return stepMs >= minuteMs ? minute : second;
  };
  return {
    tick: (timeMs, stepMs) => formatOf(timeMs, stepMs).format(timeMs),
    full: (timeMs) => full.format(timeMs),
    range: (fromMs, toMs) => range.formatRange(fromMs, toMs),
  };
}
