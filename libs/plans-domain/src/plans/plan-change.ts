import { firstPeriod, effectiveAt } from '../billing/billing-period.ts';
import { shortfallCents } from '../money.ts';
import { getPlan, monthlyPriceCents, planCatalogue } from './plan-catalogue.ts';
import { type Plan, planDirection, type PlanId, type PlanState } from './plan.ts';

/** Why a plan is refused, in the order of the checks. */
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
  /** The plan that is scheduled for the next period. Default null. */
  readonly next?: PlanId | null;
  readonly target: PlanId;
  readonly balanceCents: number;
  /** End of the paid period; null if there is none or it is over. */
  readonly planEndsAt: Date | null;
}

export type PlanChange =
  | {
      /** `cancel` removes a pending change and keeps the current plan. */
      readonly kind: 'upgrade' | 'downgrade' | 'cancel';
      /** End of the paid period; null means immediately. */
      readonly effectiveAt: Date | null;
      /** Monthly price in cents, charged when the change takes effect. 0 for a metered plan. */
      readonly priceCents: number;
      readonly balanceAfterCents: number;
    }
  /** The enterprise plan is requested with a form. It needs no balance, and nothing changes yet. */
  | { readonly kind: 'enterprise' }
  /** `shortfallCents` is the missing amount for `BALANCE_TOO_LOW`, otherwise 0. */
  | { readonly kind: 'refused'; readonly reason: PlanChangeRefusal; readonly shortfallCents: number };

const refused = (reason: PlanChangeRefusal, missingCents = 0): PlanChange => ({ kind: 'refused', reason, shortfallCents: missingCents });

/**
 * Effect of choosing a plan, shared by the API and the UI. The enterprise plan leads to its form at any balance. Sources: specification section 4
 * "Plan change", decisions 28 and 29.
 *
 * @param findPlan default: looks up the catalogue
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

/**
 * Minimum balance in cents to choose a plan: its monthly price, or one cent for a metered plan. Null for a free plan, which a project with a
 * negative balance can choose. Source: decision 28.
 */
export function neededBalanceCents(plan: Pick<Plan, 'price'>): number | null {
  if (plan.price.kind === 'metered') return 1;
  const priceCents = monthlyPriceCents(plan);
  return priceCents > 0 ? priceCents : null;
}

export interface AppliedPlanChange<TState> {
  readonly state: TState;
  /** Cents, already deducted from the balance in `state`. */
  readonly chargedCents: number;
}

/**
 * Applies a plan change: immediately without a paid period, otherwise from the next period on. Refused changes and the enterprise plan return the
 * same state, so applying twice changes once. Source: specification section 4 "Plan change", decision 29.
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

export interface PlanOffer {
  readonly plan: Plan;
  readonly change: PlanChange;
}

/**
 * Plans offered to a project, in order. Leaves out the public plan, the current plan (specification section 4 "Plan change"), BETA (decision 29), and
 * the package. Plans that are coming soon, already scheduled, or too expensive are listed with the reason.
 */
export function planOffers(
  project: Omit<PlanChangeParameters, 'target'>,
  catalogue: readonly Plan[] = planCatalogue,
): readonly PlanOffer[] {
  return catalogue
    .map((plan) => ({ plan, change: planChange({ ...project, target: plan.id }, () => plan) }))
    .filter(({ plan, change }) => plan.id !== project.current && !(change.kind === 'refused' && isNeverOffered(change.reason)));
}

function isNeverOffered(reason: PlanChangeRefusal): boolean {
  return reason === 'PLAN_IS_PUBLIC' || reason === 'PLAN_IS_PACKAGE' || reason === 'PLAN_NOT_OFFERED';
}
