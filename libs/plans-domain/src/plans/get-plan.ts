import type { Plan } from './plan.ts';
import { planCatalogue } from './plan-catalogue.ts';
import type { PlanId } from './plan-id.ts';

const plansById: ReadonlyMap<PlanId, Plan> = new Map(planCatalogue.map((plan) => [plan.id, plan]));

/**
 * The catalogue's entry of a plan.
 *
 * @throws {RangeError} when the catalogue lacks it, which a test rules out
 */
export function getPlan(planId: PlanId): Plan {
  const plan = plansById.get(planId);
  if (plan === undefined) throw new RangeError(`The catalogue has no plan ${planId}.`);
  return plan;
}
