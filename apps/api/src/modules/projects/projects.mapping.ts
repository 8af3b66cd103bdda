import type { Project, AuditAction, AuditChange } from '@onepoint/api-contract';
import type { projects, Executor, NewAuditEntry } from '@onepoint/database';
import { formatMicrocents, spendState } from '@onepoint/plans-domain';
import type { Services } from '../../services.ts';
import { toOpenAlert, type AlertRow } from '../alerts/alerts.repository.ts';

export type ProjectRow = typeof projects.$inferSelect;

/**
 * The API calls the plan `usageCommitment` and the package `geyserUsageCommitment`.
 *
 * @param open unresolved alerts of the project, newest first
 */
export function toProject(row: ProjectRow, role: string, open: readonly AlertRow[], now: Date): Project {
  const { limitCents, spentMicrocents, isReached, resetsAt } = spendState(row, now);
  return {
    id: row.id,
    name: row.name,
    balance: row.balanceCents,
    promoBalance: row.promoBalanceCents,
    accruedUsage: { computeUnits: row.unbilledComputeUnits, cost: formatMicrocents(row.unbilledMicrocents) },
    usageCommitment: row.planId,
    usageCommitmentEnd: row.planEndsAt?.toISOString() ?? null,
    nextUsageCommitment: row.nextPlanId,
    geyserUsageCommitment: row.packageId,
    geyserUsageCommitmentMultiplier: row.packageCount,
    geyserUsageCommitmentEnd: row.packageEndsAt?.toISOString() ?? null,
    nextGeyserUsageCommitment: row.nextPackageId,
    nextGeyserUsageCommitmentMultiplier: row.nextPackageCount,
    spendLimit: { amount: limitCents, spent: formatMicrocents(spentMicrocents), isReached, resetsAt: resetsAt.toISOString() },
    alerts: {
      lowBalance: row.lowBalanceCents,
      spendPercents: row.spendAlertPercents,
      runwayDays: row.runwayAlertDays,
      open: open.map(toOpenAlert),
    },
    isProvider: row.isProvider,
    isSampleData: row.isSampleData,
    role,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function presentProject(
  { alerts, now }: Pick<Services, 'alerts' | 'now'>,
  row: ProjectRow,
  role: string,
  executor?: Executor,
): Promise<Project> {
  return toProject(row, role, await alerts.listOpen([row.id], executor), now());
}

export function projectEntry(action: AuditAction, actorId: string, { id, name }: ProjectRow, changes: AuditChange[] = []): NewAuditEntry {
  return { projectId: id, action, actorId, subject: { type: 'project', id, name }, changes };
}
