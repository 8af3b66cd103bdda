import { shortfallCents } from '../money.ts';
import { type PackageState, packageCostCents, nextPackageCount } from '../packages/package.ts';
import { getPlan, monthlyPriceCents } from '../plans/plan-catalogue.ts';
import type { PlanState, Plan, PlanId } from '../plans/plan.ts';
import { nextPeriod } from './billing-period.ts';

export interface Settlement<TKind extends string = string> {
  readonly kind: TKind;
  /** End of the settled period. Project, subject, and this date identify a settlement, so use them as its idempotency key. */
  readonly periodEndedAt: Date;
  /** Charge for the next period, in cents. */
  readonly chargedCents: number;
  /** Cents missing to pay for the next period; 0 when the balance covered it. */
  readonly shortfallCents: number;
}

/** State after settling. Settlements are oldest first. */
export interface Settled<TState, TKind extends string> {
  readonly state: TState;
  readonly settlements: readonly Settlement<TKind>[];
}

export interface BillingState extends PlanState, PackageState {
  readonly balanceCents: number;
}

export type BillingSettlement =
  | ({ readonly subject: 'plan' } & Settlement<PlanSettlementKind>)
  | ({ readonly subject: 'packages' } & Settlement<PackageSettlementKind>);

/**
 * Settles every period that ended by `now`, in order of their ends. The plan comes first when both end together. A late run catches up on all missed
 * periods. Calling it again for the same or an earlier time changes nothing.
 */
export function settleBilling<TState extends BillingState>(
  state: TState,
  now: Date,
): { readonly state: TState; readonly settlements: readonly BillingSettlement[] } {
  const settlements: BillingSettlement[] = [];
  let current = state;
  for (;;) {
    const { planEndsAt, packageEndsAt } = current;
    const planFirst = planEndsAt !== null && (packageEndsAt === null || planEndsAt <= packageEndsAt);
    const count = settlements.length;
    if (planFirst) {
      const settled = settlePlan(current, now);
      current = settled.state;
      settlements.push(...settled.settlements.map((settlement) => ({ subject: 'plan' as const, ...settlement })));
    } else {
      const settled = settlePackages(current, now);
      current = settled.state;
      settlements.push(...settled.settlements.map((settlement) => ({ subject: 'packages' as const, ...settlement })));
    }
    if (settlements.length === count) return { state: current, settlements };
  }
}

/** `renewed` on the same plan, `changed` to the chosen plan, or `lapsed` to FREE because the balance did not cover the next month. */
type PlanSettlementKind = 'renewed' | 'changed' | 'lapsed';

/**
 * Settles at most one plan period that ended by `now`; call it until it settles nothing. Only fixed monthly prices are charged. A metered plan renews
 * at any balance, because calls are rejected once the balance is used up. After a change, the new plan has a period only if it has a monthly price.
 * Sources: specification section 4 "Plan change", decisions 28 and 29.
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

/** `renewed` with the same count, `changed` to another count, `turned-off` by the customer, or `lapsed` because the balance did not cover them. */
type PackageSettlementKind = 'renewed' | 'changed' | 'turned-off' | 'lapsed';

/**
 * Settles at most one package period that ended by `now`; call it until it settles nothing. Packages renew from the end of the period, not from
 * `now`. Each month is charged in full; if the balance does not cover all packages, all of them end.
 * Source: specification section 4 "Package change" (auto-renewal).
 */
export function settlePackages<TState extends PackageState & { readonly balanceCents: number }>(
  state: TState,
  now: Date,
): Settled<TState, PackageSettlementKind> {
  const { packageEndsAt, packageCount, packageAnchorDay = null, balanceCents } = state;
  if (packageEndsAt === null || packageEndsAt > now) return { state, settlements: [] };
  const count = nextPackageCount(state);
  const costCents = packageCostCents(count);
  const missingCents = shortfallCents(balanceCents, costCents);
  const settle = (kind: PackageSettlementKind, chargedCents: number, shortfall: number, changes: Partial<PackageState>) => ({
    state: { ...state, ...changes, nextPackageCount: null, balanceCents: balanceCents - chargedCents },
    settlements: [{ kind, periodEndedAt: packageEndsAt, chargedCents, shortfallCents: shortfall }],
  });

  const ended = { packageCount: 0, packageEndsAt: null };
  if (count === 0) return settle('turned-off', 0, 0, ended);
  if (missingCents > 0) return settle('lapsed', 0, missingCents, ended);
  const { endsAt } = nextPeriod(packageEndsAt, packageAnchorDay);
  return settle(count === packageCount ? 'renewed' : 'changed', costCents, 0, { packageCount: count, packageEndsAt: endsAt });
}
