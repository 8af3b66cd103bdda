import { depositCreditCents, depositFeeCents } from './deposit-fee-cents.ts';
import type { DepositTerms } from './deposit-terms.ts';

/** Every reason why an amount cannot be deposited, in the order in which they are looked for. */
export const depositRefusals = ['BELOW_MINIMUM', 'ABOVE_MAXIMUM', 'NOT_ABOVE_FEE'] as const;

export type DepositRefusal = (typeof depositRefusals)[number];

/**
 * Why an amount cannot be deposited, or null when it can. An empty field is 0 and fails the minimum. `NOT_ABOVE_FEE`: the fee would take all of it.
 * Sources: specification section 5 "Deposit", decisions 31 and 32.
 */
export function checkDeposit(amountCents: number, { fee, minimumCents, maximumCents }: DepositTerms): DepositRefusal | null {
  if (amountCents < minimumCents) return 'BELOW_MINIMUM';
  if (amountCents > maximumCents) return 'ABOVE_MAXIMUM';
  return depositCreditCents(amountCents, fee) > 0 ? null : 'NOT_ABOVE_FEE';
}

/** What a deposit would do to a balance, in cents: what a person reads before paying (decision 25). */
export interface DepositPreview {
  readonly feeCents: number;
  readonly creditCents: number;
  readonly balanceAfterCents: number;
}

/** See `DepositPreview`. */
export function previewDeposit(balanceCents: number, amountCents: number, { fee }: Pick<DepositTerms, 'fee'>): DepositPreview {
  const creditCents = depositCreditCents(amountCents, fee);
  return { feeCents: depositFeeCents(amountCents, fee), creditCents, balanceAfterCents: balanceCents + creditCents };
}
