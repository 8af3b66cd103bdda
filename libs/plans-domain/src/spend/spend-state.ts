import { spendMonth } from './spend-month.ts';

const microcentsPerCent = 1_000_000;

/** What is kept of a project's spend: one month's, and which month's. */
export interface StoredSpend {
  /** What usage may cost in a month, in cents; null without a limit. */
  readonly spendLimitCents: number | null;
  /** First day of the month that `spentMicrocents` is about. */
  readonly spentMonth: string;
  /** Charged and accrued usage of that month, millionths of a cent. */
  readonly spentMicrocents: number;
}

export interface SpendState {
  readonly limitCents: number | null;
  /** Of the current month. */
  readonly spentMicrocents: number;
  /** The limit is reached: calls that cost are refused until `resetsAt`. */
  readonly isReached: boolean;
  readonly resetsAt: Date;
}

/** How a project stands against its spend limit. What was stored for another month counts no more. */
export function spendState({ spendLimitCents: limitCents, spentMonth, spentMicrocents: stored }: StoredSpend, now: Date): SpendState {
  const { startsOn, resetsAt } = spendMonth(now);
  const spentMicrocents = spentMonth === startsOn ? stored : 0;
  return { limitCents, spentMicrocents, isReached: limitCents !== null && spentMicrocents >= limitCents * microcentsPerCent, resetsAt };
}
