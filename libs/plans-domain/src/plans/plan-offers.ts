import type { Plan } from './plan.ts';
import { planCatalogue } from './plan-catalogue.ts';
import { planChange, type PlanChange, type PlanChangeParameters, type PlanChangeRefusal } from './plan-change.ts';

/** A plan that a project may be shown, and what choosing it would do. */
export interface PlanOffer {
  readonly plan: Plan;
  readonly change: PlanChange;
}

/**
 * The plans to choose from, in order: not the public one, not the current one (specification section 4 "Plan change"), not BETA, which shows
 * only where it is current (decision 29), and not the package, which is bought beside a plan. One that is coming soon, already chosen or too dear
 * for the balance is listed with its reason.
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
