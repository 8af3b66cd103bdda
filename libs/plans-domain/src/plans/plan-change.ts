import { shortfallCents } from '../money/shortfall-cents.ts';
import { getPlan } from './get-plan.ts';
import { monthlyPriceCents } from './monthly-price-cents.ts';
import { neededBalanceCents } from './needed-balance-cents.ts';
import type { Plan } from './plan.ts';
import { planDirection } from './plan-direction.ts';
import type { PlanId } from './plan-id.ts';

/** Every reason why a plan cannot be chosen, in the order in which they are looked for. */
export const planChangeRefusals = [
  'PLAN_IS_CURRENT',
  'PLAN_IS_PUBLIC',
  'PLAN_IS_PACKAGE',
  'PLAN_NOT_OFFERED',
  'PLAN_COMING_SOON',
  'PLAN_IS_NEXT',
  'BALANCE_TOO_LOW',
] as const;

export type PlanChangeRefusal = (typeof planChangeRefusals)[number];

export interface PlanChangeParameters {
  readonly current: PlanId;
  /** The plan that was chosen for the end of the period already, or null. Default null. */
  readonly next?: PlanId | null;
  readonly target: PlanId;
  readonly balanceCents: number;
  /** End of the period that is paid for, or null where there is none (or it is over). */
  readonly planEndsAt: Date | null;
}

export type PlanChange =
  | {
      /** `cancel` takes a pending change back: the current plan goes on. */
      readonly kind: 'upgrade' | 'downgrade' | 'cancel';
      /** When the change takes effect: the end of the paid period, or null for at once. */
      readonly effectiveAt: Date | null;
      /** What a month costs in cents, charged when the change takes effect; 0 for a metered plan, which is paid by use. */
      readonly priceCents: number;
      /** The balance once that is charged. */
      readonly balanceAfterCents: number;
    }
  /** The enterprise plan is asked for by form; nothing changes by itself and no balance is needed. */
  | { readonly kind: 'enterprise' }
  /** `shortfallCents` is what is missing for `BALANCE_TOO_LOW`, 0 otherwise. */
  | { readonly kind: 'refused'; readonly reason: PlanChangeRefusal; readonly shortfallCents: number };

const refused = (reason: PlanChangeRefusal, missingCents = 0): PlanChange => ({ kind: 'refused', reason, shortfallCents: missingCents });

/**
 * What choosing a plan would do, so that the API and the screens decide alike. A later place in `planOrder` is an upgrade, an earlier one a
 * downgrade; the enterprise plan leads to its form whatever the balance. Sources: specification section 4 "Plan change", decisions 28 and 29.
 *
 * @param findPlan where plans are looked up; the catalogue unless told otherwise
 */
export function planChange(
  { current, next = null, target, balanceCents, planEndsAt }: PlanChangeParameters,
  findPlan: (planId: PlanId) => Plan = getPlan,
): PlanChange {
  if (target === current) {
    if (next === null || next === current) return refused('PLAN_IS_CURRENT');
    return { kind: 'cancel', effectiveAt: null, priceCents: 0, balanceAfterCents: balanceCents };
  }
  if (target === 'PUBLIC') return refused('PLAN_IS_PUBLIC');
  if (target === 'L') return refused('PLAN_IS_PACKAGE');
  const plan = findPlan(target);
  if (target === 'BETA' || plan.disabled) return refused('PLAN_NOT_OFFERED');
  if (plan.comingSoon) return refused('PLAN_COMING_SOON');
  if (target === next) return refused('PLAN_IS_NEXT');
  if (target === 'M') return { kind: 'enterprise' };

  const neededCents = neededBalanceCents(plan);
  const missingCents = neededCents === null ? 0 : shortfallCents(balanceCents, neededCents);
  if (missingCents > 0) return refused('BALANCE_TOO_LOW', missingCents);
  const priceCents = monthlyPriceCents(plan);
  return {
    kind: planDirection(current, target),
    effectiveAt: planEndsAt,
    priceCents,
    balanceAfterCents: balanceCents - priceCents,
  };
}
