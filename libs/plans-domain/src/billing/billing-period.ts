/** A paid month: from `startsAt` (inclusive) to `endsAt` (exclusive). */
export interface BillingPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Day of the month (1 to 31, UTC) that the first period started on. */
  readonly anchorDay: number;
}

/** The period that a purchase starts: one month, anchored to the day of purchase. Source: specification section 9, "per month". */
export function firstPeriod(startsAt: Date): BillingPeriod {
  return { startsAt, endsAt: addMonths(startsAt, 1), anchorDay: startsAt.getUTCDate() };
}

/** The period after one that ends at `endsAt`. Without an anchor (`null`), the day of `endsAt` is used. */
export function nextPeriod(endsAt: Date, anchorDay: number | null): BillingPeriod {
  const anchor = anchorDay ?? endsAt.getUTCDate();
  return { startsAt: endsAt, endsAt: addMonths(endsAt, 1, anchor), anchorDay: anchor };
}

/** The period that ends at `endsAt`. Without an anchor (`null`), the day of `endsAt` is used. */
export function currentPeriod(endsAt: Date, anchorDay: number | null): BillingPeriod {
  const anchor = anchorDay ?? endsAt.getUTCDate();
  return { startsAt: addMonths(endsAt, -1, anchor), endsAt, anchorDay: anchor };
}

/**
 * Adds months in UTC and keeps the time of day. Months without the `anchorDay` (1 to 31) use their last day, and later months return to it: January
 * 31 → February 28 or 29 → March 31. Without the anchor, renewals would stay on the 28th.
 */
export function addMonths(moment: Date, months: number, anchorDay: number = moment.getUTCDate()): Date {
  const month = moment.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(moment.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const result = new Date(moment);
  result.setUTCFullYear(moment.getUTCFullYear(), month, Math.min(anchorDay, daysInMonth));
  return result;
}

/**
 * When a change that waits for the end of the paid period takes effect: at that end, or immediately (`null`) if there is no period or it is over.
 * Source: decision 29.
 */
export function effectiveAt(periodEndsAt: Date | null, now: Date): Date | null {
  return periodEndsAt !== null && periodEndsAt > now ? periodEndsAt : null;
}
