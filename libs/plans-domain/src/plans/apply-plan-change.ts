import { firstPeriod } from '../billing/billing-period.ts';
import { effectiveAt } from '../billing/effective-at.ts';
import { getPlan } from './get-plan.ts';
import type { Plan } from './plan.ts';
import { planChange } from './plan-change.ts';
import type { PlanId } from './plan-id.ts';
import type { PlanState } from './plan-state.ts';

export interface AppliedPlanChange<TState> {
  readonly state: TState;
  /** What is charged now, in cents; the balance in `state` is already less by it. */
  readonly chargedCents: number;
}

/**
 * A project once a plan was chosen: the plan itself where nothing is paid for ahead, else the plan of the next period. What is refused or asked
 * for by form changes nothing, so choosing twice is choosing once. Source: specification section 4 "Plan change", decision 29.
 */
export function applyPlanChange<TState extends PlanState & { readonly balanceCents: number }>(
  state: TState,
  target: PlanId,
  now: Date,
  findPlan: (planId: PlanId) => Plan = getPlan,
): AppliedPlanChange<TState> {
  const { planId: current, nextPlanId: next, balanceCents } = state;
  const planEndsAt = effectiveAt(state.planEndsAt, now);
  const change = planChange({ current, next, target, balanceCents, planEndsAt }, findPlan);
  if (change.kind === 'refused' || change.kind === 'enterprise') return { state, chargedCents: 0 };
  if (change.kind === 'cancel') return { state: { ...state, nextPlanId: null }, chargedCents: 0 };
  if (change.effectiveAt !== null) return { state: { ...state, nextPlanId: target }, chargedCents: 0 };
  const period = change.priceCents > 0 ? firstPeriod(now) : null;
  const chosen = { planId: target, nextPlanId: null, planEndsAt: period?.endsAt ?? null, planAnchorDay: period?.anchorDay ?? null };
  return { state: { ...state, ...chosen, balanceCents: change.balanceAfterCents }, chargedCents: change.priceCents };
}
