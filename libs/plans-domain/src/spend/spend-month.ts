/** A calendar month in UTC, as spend limits count. */
export interface SpendMonth {
  /** Its first day: `2026-11-01`. */
  readonly startsOn: string;
  /** Start of the next month, when the count begins anew. */
  readonly resetsAt: Date;
}

/** The month that a moment belongs to. */
export function spendMonth(at: Date): SpendMonth {
  const startsAt = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  return {
    startsOn: startsAt.toISOString().slice(0, 10),
    resetsAt: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)),
  };
}
