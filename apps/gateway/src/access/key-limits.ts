/** What one API key is limited to beside its project's plan; null does not limit. */
export interface KeyLimits {
  readonly requestsPerSecond: number | null;
  readonly computeUnitsPerDay: number | null;
  readonly computeUnitsPerMonth: number | null;
  /** What the database had recorded of the key when this was read; null where no limit asks for it. */
  readonly recorded: RecordedKeyUsage | null;
}

export interface RecordedKeyUsage {
  /** The UTC day on which it was read, `2026-11-21`; its first seven characters are the month. */
  readonly date: string;
  readonly computeUnitsToday: number;
  readonly computeUnitsThisMonth: number;
}
