/**
 * What a referring project has earned by one payment, in whole cents, rounded down.
 *
 * @param creditedCents what the payment has credited so far, fees left out
 * @param shareBasisPoints hundredths of a percent
 * @throws {RangeError} when either is no safe integer, or negative
 */
export function referralRewardCents(creditedCents: number, shareBasisPoints: number): number {
  for (const value of [creditedCents, shareBasisPoints]) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole amount: ${String(value)}`);
  }
  return Number((BigInt(creditedCents) * BigInt(shareBasisPoints)) / 10_000n);
}
