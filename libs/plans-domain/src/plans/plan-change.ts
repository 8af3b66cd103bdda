import { getPlan } from './get-plan.ts';
import type { PlanId } from './plan-id.ts';
import { findPlanPosition } from './plan-order.ts';

/** Why a plan cannot be chosen. */
export type PlanChangeRefusal = 'PLAN_IS_CURRENT' | 'PLAN_IS_PUBLIC' | 'PLAN_IS_PACKAGE' | 'PLAN_NOT_OFFERED' | 'BALANCE_TOO_LOW';

export interface PlanChangeParameters {
  readonly current: PlanId;
  readonly target: PlanId;
  readonly balanceCents: number;
  /** End of the period that is paid for, or null where there is none. */
  readonly planEndsAt: Date | null;
}

export type PlanChange =
  | {
      readonly kind: 'upgrade' | 'downgrade';
      /** When the change takes effect: the end of the paid period, or null for at once. */
      readonly effectiveAt: Date | null;
      /** What a month costs in cents; 0 for a metered plan, which is paid by use. */
      readonly priceCents: number;
      readonly balanceAfterCents: number;
    }
  /** The enterprise plan is asked for by form; nothing changes by itself and no balance is needed. */
  | { readonly kind: 'enterprise' }
  /** `shortfallCents` is what is missing for `BALANCE_TOO_LOW`, 0 otherwise. */
  | { readonly kind: 'refused'; readonly reason: PlanChangeRefusal; readonly shortfallCents: number };

const refused = (reason: PlanChangeRefusal, shortfallCents = 0): PlanChange => ({ kind: 'refused', reason, shortfallCents });

/**
 * What choosing a plan would do, so that the API and the screens decide alike. Rules: specification section 4 "Plan change"; only a fixed
 * monthly price is compared with the balance, a metered plan needs a balance above 0.
 */
export function planChange({ current, target, balanceCents, planEndsAt }: PlanChangeParameters): PlanChange {
  if (target === current) return refused('PLAN_IS_CURRENT');
  if (target === 'PUBLIC') return refused('PLAN_IS_PUBLIC');
  const targetPosition = findPlanPosition(target);
  if (targetPosition === undefined) return refused('PLAN_IS_PACKAGE');
  const plan = getPlan(target);
  if (target === 'BETA' || plan.disabled || plan.comingSoon) return refused('PLAN_NOT_OFFERED');
  if (target === 'M') return { kind: 'enterprise' };

  const priceCents = plan.price.kind === 'monthly' ? plan.price.priceCents : 0;
  const neededCents = plan.price.kind === 'monthly' ? priceCents : 1;
  if (neededCents > 0 && balanceCents < neededCents) return refused('BALANCE_TOO_LOW', neededCents - balanceCents);
  return {
    kind: targetPosition > (findPlanPosition(current) ?? 0) ? 'upgrade' : 'downgrade',
    effectiveAt: planEndsAt,
    priceCents,
    balanceAfterCents: balanceCents - priceCents,
  };
}
