import { addMonths } from './add-months.ts';

/** A month that is paid for, from `startsAt` to just before `endsAt`. */
export interface BillingPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Day of the month, 1 to 31 in UTC, that the first of the periods began on. */
  readonly anchorDay: number;
}

/** The period that begins with a purchase: one month, anchored at its day. Source of the length: specification section 9, "per month". */
export function firstPeriod(startsAt: Date): BillingPeriod {
  return { startsAt, endsAt: addMonths(startsAt, 1), anchorDay: startsAt.getUTCDate() };
}

/** The period after one that ended at `endsAt`. Without an anchor (`null`) the day of the end is taken for it. */
export function nextPeriod(endsAt: Date, anchorDay: number | null): BillingPeriod {
  const anchor = anchorDay ?? endsAt.getUTCDate();
  return { startsAt: endsAt, endsAt: addMonths(endsAt, 1, anchor), anchorDay: anchor };
}

/** The period that ends at `endsAt`. */
export function currentPeriod(endsAt: Date, anchorDay: number | null): BillingPeriod {
  const anchor = anchorDay ?? endsAt.getUTCDate();
  return { startsAt: addMonths(endsAt, -1, anchor), endsAt, anchorDay: anchor };
}
