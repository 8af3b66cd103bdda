/** Share of a deposit for the referring project, in basis points: 10%. Source: ADR 0022. */
export const referralShareBasisPoints = 1_000;

/** Share of a deposit for a partner, in basis points: 20%. Source: ADR 0022. */
export const partnerShareBasisPoints = 2_000;

/** Deposits are rewarded for this many months after sign-up. Source: ADR 0022. */
export const referralMonths = 12;

/**
 * Referral reward for one payment, in whole cents, rounded down.
 *
 * @param creditedCents amount that the payment has credited so far, without fees
 * @param shareBasisPoints hundredths of a percent
 * @throws {RangeError} when either is not a non-negative safe integer
 */
export function referralRewardCents(creditedCents: number, shareBasisPoints: number): number {
  for (const value of [creditedCents, shareBasisPoints]) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole amount: ${String(value)}`);
  }
  return Number((BigInt(creditedCents) * BigInt(shareBasisPoints)) / 10_000n);
}

/** Per served compute unit, in microcents (10^-6 cent): $0.12 per 1,000,000. Source: ADR 0021. */
export const providerRewardMicrocentsPerComputeUnit = 12;

/**
 * Exact reward for the compute units that a provider served, in microcents.
 *
 * @throws {RangeError} when the number is not a non-negative integer
 */
export function providerReward(computeUnits: bigint | number): bigint {
  const units = BigInt(computeUnits);
  if (units < 0n) throw new RangeError('Compute units cannot be negative.');
  return units * BigInt(providerRewardMicrocentsPerComputeUnit);
}
