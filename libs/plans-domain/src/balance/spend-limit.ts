import { isChargedPlan } from '../plans/is-charged-plan.ts';
import type { PlanId } from '../plans/plan-id.ts';

/**
 * Whether calls are refused because the balance is used up (402): on plans that charge for use, at a balance of 0 and below. Plans that cost
 * nothing are never refused for their balance. Source: decision 28 ("pay as you go needs a balance above 0").
 */
export function isSpendLimited(planId: PlanId, balanceCents: number): boolean {
  return isChargedPlan(planId) && balanceCents <= 0;
}
