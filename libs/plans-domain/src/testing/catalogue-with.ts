import { getPlan } from '../plans/get-plan.ts';
import type { Plan } from '../plans/plan.ts';
import type { PlanId } from '../plans/plan-id.ts';

/** The catalogue with other fields for one plan: for rules that today's catalogue has no case of, such as a plan with a monthly price. */
export function catalogueWith(planId: PlanId, fields: Partial<Plan>): (id: PlanId) => Plan {
  return (id) => (id === planId ? { ...getPlan(id), ...fields } : getPlan(id));
}
