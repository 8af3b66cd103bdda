import { parseDecimal } from './money.ts';
import { getPlan } from './plans/plan-catalogue.ts';
import { type PlanId, planIds, type Plan } from './plans/plan.ts';

/** A dollar is 10^8 microcents. */
const dollarDigits = 8;

/**
 * Price of one compute unit on a plan, in microcents; 0 if usage is not charged.
 *
 * @throws {RangeError} when the price is not a whole number of microcents, which billing could not add up exactly
 */
export function exactRate({ id, price }: Pick<Plan, 'id' | 'price'>): number {
  if (price.kind === 'monthly') return 0;
  const perUnits = parseDecimal(price.priceUsd, dollarDigits);
  const units = BigInt(price.perComputeUnits);
  if (perUnits % units !== 0n) throw new RangeError(`The price of plan ${id} is not a whole number of microcents per compute unit.`);
  return Number(perUnits / units);
}

const rates: ReadonlyMap<PlanId, number> = new Map(planIds.map((planId) => [planId, exactRate(getPlan(planId))]));

/** Price of one compute unit as an integer in microcents (10^-6 cent); 0 if usage is not charged. $0.39 per 1,000,000 is 39. */
export function microcentsPerComputeUnit(planId: PlanId): number {
  return rates.get(planId) ?? 0;
}

/**
 * Exact price of compute units on a plan, in microcents.
 *
 * @throws {RangeError} when the number of compute units is not a non-negative integer
 */
export function usageCost(computeUnits: bigint | number, planId: PlanId): bigint {
  const units = BigInt(computeUnits);
  if (units < 0n) throw new RangeError('Compute units cannot be negative.');
  return units * BigInt(microcentsPerComputeUnit(planId));
}

const microcentsPerCent = 1_000_000n;

/** Usage that isn't charged yet, because it costs less than a cent. */
export interface UnbilledUsage {
  /** 0 to 999,999. */
  readonly unbilledMicrocents: number;
  readonly unbilledComputeUnits: number;
}

export interface AccruedUsage extends UnbilledUsage {
  readonly billedCents: number;
  /** Compute units that `billedCents` pays for. */
  readonly billedComputeUnits: number;
}

/**
 * Adds usage to the unbilled remainder. Splits the sum into whole cents to charge now and a new remainder, exact to the microcent. Changes nothing on
 * a plan that does not charge for usage.
 *
 * @throws {RangeError} when an amount is not a non-negative integer, or a result exceeds safe integers
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
  // Once a cent is charged, the remainder is smaller than the price of this usage, so it is entirely at this plan's rate.
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
