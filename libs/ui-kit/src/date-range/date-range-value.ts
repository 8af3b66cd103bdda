/** A span of time: `from` is in it, `to` is the first moment after it. Both are ISO 8601 instants in UTC. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string;
}

/** A span that has a name, such as "Last 7 days". */
export interface DateRangePreset {
  readonly id: string;
  readonly label: string;
  readonly value: DateRangeValue;
}

/** Where days begin: at midnight in UTC, or at the reader's. */
export type DateRangeZone = 'utc' | 'local';

/** Every text of the panel. */
export interface DateRangeTexts {
  /** Names of the two fields. */
  from: string;
  to: string;
  /** Heading of the presets. */
  presets: string;
  previousMonth: string;
  nextMonth: string;
  apply: string;
  cancel: string;
  /** The end is before the start. */
  invalidOrder: string;
  /** A day is outside of `min` and `max`. */
  outOfBounds: string;
  /** Which midnight days begin at: "Days in UTC". */
  zone: string;
  /** Said while the panel loads. */
  loading: string;
}

/** IANA name of a zone. */
export function timeZoneOf(zone: DateRangeZone): string {
  return zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
