import { shortfallCents } from '../money/shortfall-cents.ts';
import { getPlan } from '../plans/get-plan.ts';
import { monthlyPriceCents } from '../plans/monthly-price-cents.ts';
import type { Plan } from '../plans/plan.ts';
import type { PlanId } from '../plans/plan-id.ts';
import type { PlanState } from '../plans/plan-state.ts';
import { nextPeriod } from './billing-period.ts';
import type { Settled } from './settlement.ts';

/** `renewed` on the same plan, `changed` to the one chosen, `lapsed` to FREE because the balance did not pay the next month. */
export type PlanSettlementKind = 'renewed' | 'changed' | 'lapsed';

/**
 * Settles the period of a project's plan that ended by `now`, one at most: call again until nothing is settled. Only fixed monthly prices are
 * charged; a metered plan renews whatever the balance, since use is refused once it is used up. A plan that was changed to has a period of its own
 * only where it has a monthly price. Sources: specification section 4 "Plan change", decisions 28 and 29.
 */
export function settlePlan<TState extends PlanState & { readonly balanceCents: number }>(
  state: TState,
  now: Date,
  findPlan: (planId: PlanId) => Plan = getPlan,
): Settled<TState, PlanSettlementKind> {
  const { planId, nextPlanId, planEndsAt, planAnchorDay = null, balanceCents } = state;
  if (planEndsAt === null || planEndsAt > now) return { state, settlements: [] };
  const targetId = nextPlanId ?? planId;
  const isRenewal = targetId === planId;
  const priceCents = monthlyPriceCents(findPlan(targetId));
  const missingCents = priceCents > 0 ? shortfallCents(balanceCents, priceCents) : 0;
  const settle = (kind: PlanSettlementKind, chargedCents: number, shortfall: number, changes: Partial<PlanState>) => ({
    state: { ...state, ...changes, nextPlanId: null, balanceCents: balanceCents - chargedCents },
    settlements: [{ kind, periodEndedAt: planEndsAt, chargedCents, shortfallCents: shortfall }],
  });

  if (missingCents > 0) return settle('lapsed', 0, missingCents, { planId: 'FREE', planEndsAt: null });
  const { endsAt } = nextPeriod(planEndsAt, planAnchorDay);
  return settle(isRenewal ? 'renewed' : 'changed', priceCents, 0, {
    planId: targetId,
    planEndsAt: isRenewal || priceCents > 0 ? endsAt : null,
  });
}
