import type { Project } from '@onepoint/api-contract';
import { isPlanId, projectConnectionsMax, type PackageState, type PlanState } from '@onepoint/plans-domain';

export type PackagedProject = Pick<
  Project,
  'balance' | 'geyserUsageCommitmentMultiplier' | 'nextGeyserUsageCommitmentMultiplier' | 'geyserUsageCommitmentEnd'
>;

export type PlannedProject = Pick<Project, 'balance' | 'usageCommitment' | 'nextUsageCommitment' | 'usageCommitmentEnd'>;

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** A project's plan as plans-domain knows it; null for a plan that this version of the page does not know. */
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

/** A project's packages as plans-domain knows them. */
export function packagesOf(project: PackagedProject): PackageState & { readonly balanceCents: number } {
  return {
    packageCount: project.geyserUsageCommitmentMultiplier,
    nextPackageCount: project.nextGeyserUsageCommitmentMultiplier,
    packageEndsAt: dateOf(project.geyserUsageCommitmentEnd),
    balanceCents: project.balance,
  };
}

/**
 * WebSocket connections that each API key of a project may have open with so many packages: those of its plan and those that the packages add.
 * Null for a plan that this version of the page does not know.
 */
export function connectionsOf({ usageCommitment: planId }: Pick<Project, 'usageCommitment'>, packageCount: number): number | null {
  return isPlanId(planId) && planId !== 'L' ? projectConnectionsMax(planId, packageCount) : null;
}
