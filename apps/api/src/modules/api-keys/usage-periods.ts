/** What usage of a key is counted since. */
export interface UsagePeriods {
  /** Midnight UTC. */
  readonly day: Date;
  /** Midnight UTC of the first of the month. */
  readonly month: Date;
  /** An hour ago. */
  readonly hour: Date;
}

const hourMs = 3_600_000;

/** The UTC day and month of an instant, and the hour that ends with it. */
export function usagePeriods(instant: Date): UsagePeriods {
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth()];
  return {
    day: new Date(Date.UTC(year, month, instant.getUTCDate())),
    month: new Date(Date.UTC(year, month)),
    hour: new Date(instant.getTime() - hourMs),
  };
}
