import { isChargedPlan, type PlanId } from './plans/plan.ts';

/** Promo credit is part of the balance: between 0 and the balance. */
export interface HeldBalance {
  readonly balanceCents: number;
  readonly promoBalanceCents: number;
}

export interface BalanceMovement {
  /** Signed: positive credits the balance. */
  readonly amountCents: number;
  /**
   * True for promo credit (promo codes, referral rewards, expiry) and for charges (usage, plans, packages), which use it first. False for paid money:
   * deposits, fees, refunds, corrections, transfers.
   */
  readonly movesPromo: boolean;
  /** Promo credit in an incoming transfer. Default 0. */
  readonly promoReceivedCents?: number;
}

/**
 * Promo credit after a balance movement. Charges use promo credit before paid money, and promo credit pays off debts. The SQL function
 * `promo_balance_after` implements the same rule for the ledger. Source: ADR 0039.
 */
export function promoBalanceAfter(
  { balanceCents, promoBalanceCents }: HeldBalance,
  { amountCents, movesPromo, promoReceivedCents = 0 }: BalanceMovement,
): number {
  const afterCents = balanceCents + amountCents;
  return movesPromo
    ? Math.max(0, Math.min(promoBalanceCents + amountCents, afterCents))
    : Math.max(0, Math.min(promoBalanceCents + promoReceivedCents, balanceCents + promoReceivedCents, afterCents));
}

/** The paid part of a balance, which can be refunded, in cents. 0 for a negative balance. */
export function paidBalanceCents({ balanceCents, promoBalanceCents }: HeldBalance): number {
  return Math.max(0, balanceCents - promoBalanceCents);
}

/**
 * Whether calls are rejected with 402 because the balance is 0 or below, on plans that charge for usage. Source: decision 28 ("pay as you go needs a
 * balance above 0").
 */
export function isSpendLimited(planId: PlanId, balanceCents: number): boolean {
  return isChargedPlan(planId) && balanceCents <= 0;
}

const dayMs = 86_400_000;

/** Seven days average out weekends and still follow a change quickly. */
export const paceDaysMax = 7;

export interface PaceDaysParameters {
  readonly createdAt: Date;
  readonly now: Date;
}

/**
 * Number of complete UTC days to average spend over for `balanceRunwayDays`: the 7 before today, or fewer for a younger project, including the day it
 * was created. 0 on that day.
 */
export function paceDays({ createdAt, now }: PaceDaysParameters): number {
  const days = Math.floor(now.getTime() / dayMs) - Math.floor(createdAt.getTime() / dayMs);
  return Math.min(paceDaysMax, Math.max(0, days));
}
