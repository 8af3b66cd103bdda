import type { PlanId } from '../plans/plan-id.ts';
import { microcentsPerComputeUnit } from './microcents-per-compute-unit.ts';
import { usageCost } from './usage-cost.ts';

const microcentsPerCent = 1_000_000n;

/** What a project has used and not been charged for yet, because it is less than a cent. */
export interface UnbilledUsage {
  /** 0 to 999,999. */
  readonly unbilledMicrocents: number;
  /** Compute units whose price is not wholly in the ledger yet. */
  readonly unbilledComputeUnits: number;
}

export interface AccruedUsage extends UnbilledUsage {
  /** Whole cents to charge now. */
  readonly billedCents: number;
  /** Compute units that left `unbilledComputeUnits` with them. */
  readonly billedComputeUnits: number;
}

/**
 * Adds usage to the unbilled rest and splits the sum into whole cents, to be charged now, and a new rest. Exact: charged plus rest equals
 * the old rest plus the price, to the microcent. On a plan that does not charge nothing changes.
 *
 * @throws {RangeError} when an amount is no non-negative integer, or whole cents exceed safe integers
 */
export function accrueUsage(
  unbilled: UnbilledUsage,
  usage: { readonly computeUnits: bigint | number; readonly planId: PlanId },
): AccruedUsage {
  const cost = usageCost(usage.computeUnits, usage.planId);
  if (cost === 0n) return { ...unbilled, billedCents: 0, billedComputeUnits: 0 };
  const total = BigInt(unbilled.unbilledMicrocents) + cost;
  const rest = total % microcentsPerCent;
  const unitsTotal = BigInt(unbilled.unbilledComputeUnits) + BigInt(usage.computeUnits);
  // Once a cent was charged the rest is smaller than this usage's price, so all of it is at this plan's rate.
  const rate = BigInt(microcentsPerComputeUnit(usage.planId));
  const unitsRest = total < microcentsPerCent ? unitsTotal : (rest + rate - 1n) / rate;
  return {
    billedCents: safe(total / microcentsPerCent),
    billedComputeUnits: safe(unitsTotal - unitsRest),
    unbilledMicrocents: safe(rest),
    unbilledComputeUnits: safe(unitsRest),
  };
}

function safe(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError('The amount of usage is too large.');
  return number;
}
