/** How a chart says times: on its axis and in full. */
export interface TimeFormats {
  /** Short, for an axis whose marks are `stepMs` apart. */
  readonly tick: (timeMs: number, stepMs: number) => string;
  /** In full, for readout and table. */
  readonly full: (timeMs: number) => string;
}

const dayMs = 86_400_000;

/**
 * Time formats of a locale and a time zone.
 *
 * @param timeZone IANA name; undefined is the reader's own
 */
export function createTimeFormats(locale: string, timeZone?: string): TimeFormats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat(locale, { ...zone, month: 'short', day: 'numeric' });
  const minute = new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit' });
  const second = new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const full = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'medium', timeStyle: 'short' });
  return {
    tick: (timeMs, stepMs) => (stepMs >= dayMs ? day : stepMs >= 60_000 ? minute : second).format(timeMs),
    full: (timeMs) => full.format(timeMs),
  };
}
