import { getPlan } from '../plans/get-plan.ts';
import { planIds, type PlanId } from '../plans/plan-id.ts';
import { exactRate } from './exact-rate.ts';

const rates: ReadonlyMap<PlanId, number> = new Map(planIds.map((planId) => [planId, exactRate(getPlan(planId))]));

/** Price of one compute unit in microcents (10^-6 cent), an integer; 0 where use is not charged. $0.39 per 1,000,000 is 39. */
export function microcentsPerComputeUnit(planId: PlanId): number {
  return rates.get(planId) ?? 0;
}
