import type { PlanId } from '../plans/plan-id.ts';
import { microcentsPerComputeUnit } from '../usage/microcents-per-compute-unit.ts';

/**
 * Whether calls are refused because the balance is used up (402): on plans that charge for use, at a balance of 0 and below. Plans that cost
 * nothing are never refused for their balance. Source: decision 28 ("pay as you go needs a balance above 0").
 */
export function isSpendLimited(planId: PlanId, balanceCents: number): boolean {
  return microcentsPerComputeUnit(planId) > 0 && balanceCents <= 0;
}
