import type { DepositFee } from './deposit-terms.ts';

const basisPointsPerWhole = 10_000n;

/**
 * What the payment method keeps of a deposit, in cents; parts of a cent are rounded up. Never more than the deposit itself.
 * Source: decision 31: at 100 USD the flat fee and 1.4 % are the same, at 1,000 USD they are 1.40 and 14.00.
 */
export function depositFeeCents(amountCents: number, fee: DepositFee): number {
  if (fee.kind === 'flat') return Math.min(amountCents, fee.cents);
  return Number((BigInt(amountCents) * BigInt(fee.basisPoints) + basisPointsPerWhole - 1n) / basisPointsPerWhole);
}

/** What of a deposit reaches the balance, in cents: the amount less the fee. */
export function depositCreditCents(amountCents: number, fee: DepositFee): number {
  return amountCents - depositFeeCents(amountCents, fee);
}
