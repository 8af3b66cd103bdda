import type { PackageState } from '../packages/package-state.ts';
import type { PlanState } from '../plans/plan-state.ts';
import { settlePackages, type PackageSettlementKind } from './settle-packages.ts';
import { settlePlan, type PlanSettlementKind } from './settle-plan.ts';
import type { Settlement } from './settlement.ts';

/** What billing knows of a project. */
export interface BillingState extends PlanState, PackageState {
  readonly balanceCents: number;
}

export type BillingSettlement =
  ({ readonly subject: 'plan' } & Settlement<PlanSettlementKind>) | ({ readonly subject: 'packages' } & Settlement<PackageSettlementKind>);

/**
 * All that is due at `now`, period by period in the order in which they ended, the plan before the packages where both end together. A clock that
 * stood still catches up; calling again at the same moment, or any earlier one, does nothing more.
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
