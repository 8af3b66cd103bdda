const microcentsPerCent = 1_000_000;

export interface StoredSpend {
  /** Per month; null without a limit. */
  readonly spendLimitCents: number | null;
  /** First day of the month that `spentMicrocents` belongs to: `2026-11-01`. */
  readonly spentMonth: string;
  readonly spentMicrocents: number;
}

export interface SpendState {
  readonly limitCents: number | null;
  readonly spentMicrocents: number;
  /** If true, paid calls are rejected until `resetsAt`. */
  readonly isReached: boolean;
  readonly resetsAt: Date;
}

/** Compares a project's spend in the current month with its limit. Ignores spend that was stored for another month. */
export function spendState({ spendLimitCents: limitCents, spentMonth, spentMicrocents: stored }: StoredSpend, now: Date): SpendState {
  const { startsOn, resetsAt } = spendMonth(now);
  const spentMicrocents = spentMonth === startsOn ? stored : 0;
  return { limitCents, spentMicrocents, isReached: limitCents !== null && spentMicrocents >= limitCents * microcentsPerCent, resetsAt };
}

/**
 * Adds a usage cost to the month's spend, which starts from 0 in a new month.
 *
 * @param at time of the charge, which determines the month
 * @throws {RangeError} when the sum exceeds safe integers
 */
export function addSpend(
  { spentMonth, spentMicrocents }: Pick<StoredSpend, 'spentMonth' | 'spentMicrocents'>,
  costMicrocents: bigint,
  at: Date,
): Pick<StoredSpend, 'spentMonth' | 'spentMicrocents'> {
  const { startsOn } = spendMonth(at);
  const sum = Number(BigInt(spentMonth === startsOn ? spentMicrocents : 0) + costMicrocents);
  if (!Number.isSafeInteger(sum)) throw new RangeError('The spend of the month is too large.');
  return { spentMonth: startsOn, spentMicrocents: sum };
}

export interface SpendMonth {
  /** First day of the month: `2026-11-01`. */
  readonly startsOn: string;
  readonly resetsAt: Date;
}

/** The calendar month (UTC) that contains `at`. */
export function spendMonth(at: Date): SpendMonth {
  const startsAt = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  return {
    startsOn: startsAt.toISOString().slice(0, 10),
    resetsAt: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)),
  };
}
