import type { DepositFee, DepositTerms } from './deposit-terms.ts';

const basisPointsPerWhole = 10_000n;

/**
 * What to deposit so that a balance which lacks `missingCents` is enough once the fee is taken off: the least such amount that the method takes.
 * Depositing just the missing sum would leave the balance short by the fee. Never above the method's maximum: what lacks more needs several
 * deposits. Sources: specification section 8 "Insufficient balance", decision 25 ("exact shortfall, fee").
 */
export function topUpCents(missingCents: number, { fee, minimumCents, maximumCents }: DepositTerms): number {
  return Math.min(maximumCents, Math.max(minimumCents, beforeFeeCents(Math.max(1, missingCents), fee)));
}

/** The least amount of which at least `creditCents` are left once the fee is taken off. */
function beforeFeeCents(creditCents: number, fee: DepositFee): number {
  if (fee.kind === 'flat') return creditCents + fee.cents;
  const rest = basisPointsPerWhole - BigInt(fee.basisPoints);
  return Number((BigInt(creditCents) * basisPointsPerWhole + rest - 1n) / rest);
}
