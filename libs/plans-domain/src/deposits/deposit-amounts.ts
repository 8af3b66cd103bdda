import type { DepositFee, DepositTerms } from './deposit-terms.ts';

const basisPointsPerWhole = 10_000n;

/** Exact, because a percentage has at most two decimals. */
const basisPointsOf = (percent: number): bigint => BigInt(Math.round(percent * 100));

/** The fee of a deposit in cents, rounded up to a whole cent. Never more than the deposit. Source: decision 31. */
export function depositFeeCents(amountCents: number, fee: DepositFee): number {
  if (fee.kind === 'flat') return Math.min(amountCents, fee.cents);
  return Number((BigInt(amountCents) * basisPointsOf(fee.percent) + basisPointsPerWhole - 1n) / basisPointsPerWhole);
}

/** The part of a deposit that is added to the balance, in cents: the amount less the fee. */
export function depositCreditCents(amountCents: number, fee: DepositFee): number {
  return amountCents - depositFeeCents(amountCents, fee);
}

/** Every reason to refuse an amount. */
export const depositRefusals = ['BELOW_MINIMUM', 'ABOVE_MAXIMUM'] as const;

export type DepositRefusal = (typeof depositRefusals)[number];

/**
 * Why an amount cannot be deposited, or null if it can. An empty field is 0 and below the minimum.
 * Sources: specification section 5 "Deposit", decisions 31 and 32.
 */
export function checkDeposit(amountCents: number, { minimumCents, maximumCents }: DepositTerms): DepositRefusal | null {
  if (amountCents < minimumCents) return 'BELOW_MINIMUM';
  return amountCents > maximumCents ? 'ABOVE_MAXIMUM' : null;
}

/** Effect of a deposit on a balance, in cents, shown before anybody pays (decision 25). */
export interface DepositPreview {
  readonly feeCents: number;
  readonly creditCents: number;
  readonly balanceAfterCents: number;
}

/** Fee, credited amount and balance after a deposit, in cents. */
export function previewDeposit(balanceCents: number, amountCents: number, { fee }: Pick<DepositTerms, 'fee'>): DepositPreview {
  const creditCents = depositCreditCents(amountCents, fee);
  return { feeCents: depositFeeCents(amountCents, fee), creditCents, balanceAfterCents: balanceCents + creditCents };
}

/**
 * The smallest deposit that credits at least `missingCents`, within the limits: depositing just the missing sum would leave the balance short by the
 * fee. Never above the maximum, so larger shortfalls need several deposits.
 * Sources: specification section 8 "Insufficient balance", decision 25 ("exact shortfall, fee").
 */
export function topUpCents(missingCents: number, { fee, minimumCents, maximumCents }: DepositTerms): number {
  return Math.min(maximumCents, Math.max(minimumCents, beforeFeeCents(Math.max(1, missingCents), fee)));
}

/** The smallest amount that leaves at least `creditCents` after the fee. */
function beforeFeeCents(creditCents: number, fee: DepositFee): number {
  if (fee.kind === 'flat') return creditCents + fee.cents;
  const rest = basisPointsPerWhole - basisPointsOf(fee.percent);
  return Number((BigInt(creditCents) * basisPointsPerWhole + rest - 1n) / rest);
}
