import type { Project } from '@onepoint/api-contract';
import type { projects } from '@onepoint/database';
import { formatMicrocents } from '@onepoint/plans-domain';

export type ProjectRow = typeof projects.$inferSelect;

/** A project as the wire names its fields: the plan is `usageCommitment`, the package `geyserUsageCommitment`. */
export function toProject(row: ProjectRow, role: string): Project {
  return {
    id: row.id,
    name: row.name,
    balance: row.balanceCents,
    accruedUsage: { computeUnits: row.unbilledComputeUnits, cost: formatMicrocents(row.unbilledMicrocents) },
    usageCommitment: row.planId,
    usageCommitmentEnd: row.planEndsAt?.toISOString() ?? null,
    nextUsageCommitment: row.nextPlanId,
    geyserUsageCommitment: row.packageId,
    geyserUsageCommitmentMultiplier: row.packageCount,
    geyserUsageCommitmentEnd: row.packageEndsAt?.toISOString() ?? null,
    nextGeyserUsageCommitment: row.nextPackageId,
    nextGeyserUsageCommitmentMultiplier: row.nextPackageCount,
    isProvider: row.isProvider,
    role,
    createdAt: row.createdAt.toISOString(),
  };
}
