export interface TimeFormats {
  /** Axis label for ticks `stepMs` apart: a day, or a time of day (a date at midnight). */
  readonly tick: (timeMs: number, stepMs: number) => string;
  /** Full date and time, for readout and table. */
  readonly full: (timeMs: number) => string;
  /** Formats a range without repeating common parts. */
  readonly range: (fromMs: number, toMs: number) => string;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * Creates time formats with a 24-hour clock in every language.
 *
 * @param timeZone IANA name; undefined is the local time zone
 */
export function createTimeFormats(locale: string, timeZone?: string): TimeFormats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const days = { ...zone, month: 'short', day: 'numeric' } as const;
  const minutes = { ...zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
  const seconds = { ...minutes, second: '2-digit' } as const;
  const day = new Intl.DateTimeFormat(locale, days);
  const minute = new Intl.DateTimeFormat(locale, minutes);
  const second = new Intl.DateTimeFormat(locale, seconds);
  const full = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const range = new Intl.DateTimeFormat(locale, { ...days, ...minutes });
  const clock = new Intl.DateTimeFormat('en', seconds);
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
