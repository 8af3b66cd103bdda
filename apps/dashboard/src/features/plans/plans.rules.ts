import type { Project } from '@onepoint/api-contract';
import {
  isPlanId,
  planCatalogue,
  planOffers,
  type PackageState,
  type Plan,
  type PlanChange,
  type PlanChangeParameters,
  type PlanState,
} from '@onepoint/plans-domain';

type PlannedProject = Pick<Project, 'balance' | 'usageCommitment' | 'nextUsageCommitment' | 'usageCommitmentEnd'>;

type PackagedProject = Pick<
  Project,
  'balance' | 'geyserUsageCommitmentMultiplier' | 'nextGeyserUsageCommitmentMultiplier' | 'geyserUsageCommitmentEnd'
>;

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** Returns null for a plan this build doesn't know. */
export function planOf(project: PlannedProject): (PlanState & { readonly balanceCents: number }) | null {
  const { usageCommitment: planId, nextUsageCommitment: next } = project;
  if (!isPlanId(planId)) return null;
  return {
    planId,
    nextPlanId: next !== null && isPlanId(next) ? next : null,
    planEndsAt: dateOf(project.usageCommitmentEnd),
    balanceCents: project.balance,
  };
}

export function packagesOf(project: PackagedProject): PackageState & { readonly balanceCents: number } {
  return {
    packageCount: project.geyserUsageCommitmentMultiplier,
    nextPackageCount: project.nextGeyserUsageCommitmentMultiplier,
    packageEndsAt: dateOf(project.geyserUsageCommitmentEnd),
    balanceCents: project.balance,
  };
}

/** Plans bought on top of a usage plan. */
export function additionalPlans(catalogue: readonly Plan[]): readonly Plan[] {
  return catalogue.filter(({ sectionType }) => sectionType === 'AdditionalPlan');
}

export interface PlanCardEntry {
  readonly plan: Plan;
  /** Effect of choosing the plan. Null for the current plan. */
  readonly change: PlanChange | null;
}

/** The current plan and the offered ones, in catalogue order. */
export function planCards(
  project: Omit<PlanChangeParameters, 'target'>,
  catalogue: readonly Plan[] = planCatalogue,
): readonly PlanCardEntry[] {
  const offers = planOffers(project, catalogue);
  return catalogue.flatMap((plan): readonly PlanCardEntry[] =>
    plan.id === project.current ? [{ plan, change: null }] : offers.filter((offer) => offer.plan.id === plan.id),
  );
}
