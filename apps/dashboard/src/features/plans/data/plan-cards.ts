import { planCatalogue, planOffers, type Plan, type PlanChange, type PlanChangeParameters } from '@onepoint/plans-domain';

/** A plan as a page shows it. */
export interface PlanCardEntry {
  readonly plan: Plan;
  /** What choosing it would do; null for the current plan. */
  readonly change: PlanChange | null;
}

/** The current plan and those on offer beside it, in the catalogue's order. */
export function planCards(
  project: Omit<PlanChangeParameters, 'target'>,
  catalogue: readonly Plan[] = planCatalogue,
): readonly PlanCardEntry[] {
  const offers = planOffers(project, catalogue);
  return catalogue.flatMap((plan): readonly PlanCardEntry[] =>
    plan.id === project.current ? [{ plan, change: null }] : offers.filter((offer) => offer.plan.id === plan.id),
  );
}
