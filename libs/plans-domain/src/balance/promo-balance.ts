/** A balance and the part of it that is promo credit, which is never below 0 nor above the balance. */
export interface HeldBalance {
  readonly balanceCents: number;
  readonly promoBalanceCents: number;
}

export interface BalanceMovement {
  /** Signed: positive credits the balance. */
  readonly amountCents: number;
  /**
   * True for promo credit itself (promo codes, referral rewards, their expiry) and for charges (usage, plans, packages), which spend it first. False for
   * paid money: deposits, their fees, refunds, corrections, transfers.
   */
  readonly movesPromo: boolean;
  /** How much of a transfer was promo credit where it comes from. Default 0. */
  readonly promoReceivedCents?: number;
}

/**
 * How much of a balance is promo credit after a movement. Paid money goes last, and a debt uses up promo credit. The ledger's trigger is the same rule
 * in SQL (`promo_balance_after`). Source: ADR 0039.
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

/** How much of a balance was paid, in cents: what a refund returns. 0 in debt. */
export function paidBalanceCents({ balanceCents, promoBalanceCents }: HeldBalance): number {
  return Math.max(0, balanceCents - promoBalanceCents);
}
