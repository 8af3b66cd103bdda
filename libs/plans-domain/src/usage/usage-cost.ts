import type { PlanId } from '../plans/plan-id.ts';
import { microcentsPerComputeUnit } from './microcents-per-compute-unit.ts';

/**
 * Price of compute units in microcents, exact.
 *
 * @throws {RangeError} when the number of compute units is no integer, or negative
 */
export function usageCost(computeUnits: bigint | number, planId: PlanId): bigint {
  const units = BigInt(computeUnits);
  if (units < 0n) throw new RangeError('Compute units cannot be negative.');
  return units * BigInt(microcentsPerComputeUnit(planId));
}
