import { parseDecimal } from '../money/parse-decimal.ts';
import { getPlan } from '../plans/get-plan.ts';
import { planIds, type PlanId } from '../plans/plan-id.ts';

/** Microcents in a dollar: a microcent is a millionth of a cent. */
const dollarDigits = 8;

function exactRate(planId: PlanId): number {
  const { price } = getPlan(planId);
  if (price.kind === 'monthly') return 0;
  const perUnits = parseDecimal(price.priceUsd, dollarDigits);
  const units = BigInt(price.perComputeUnits);
  if (perUnits % units !== 0n) throw new RangeError(`The price of plan ${planId} is not a whole number of microcents per compute unit.`);
  return Number(perUnits / units);
}

const rates: ReadonlyMap<PlanId, number> = new Map(planIds.map((planId) => [planId, exactRate(planId)]));

/** Price of one compute unit in microcents (10^-6 cent), an integer; 0 where use is not charged. $0.39 per 1,000,000 is 39. */
export function microcentsPerComputeUnit(planId: PlanId): number {
  return rates.get(planId) ?? 0;
}
