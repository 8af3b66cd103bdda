/**
 * What a provider earns for one compute unit that its node answered, in microcents (10^-6 cent): $0.12 for 1,000,000, a little under a third of the
 * pay as you go price. Source: ADR 0021.
 */
export const providerRewardMicrocentsPerComputeUnit = 12;

/**
 * What answered compute units earn, in microcents, exact.
 *
 * @throws {RangeError} when the number is no integer, or negative
 */
export function providerReward(computeUnits: bigint | number): bigint {
  const units = BigInt(computeUnits);
  if (units < 0n) throw new RangeError('Compute units cannot be negative.');
  return units * BigInt(providerRewardMicrocentsPerComputeUnit);
}
