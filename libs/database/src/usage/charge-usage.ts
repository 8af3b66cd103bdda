import { accrueUsage, addSpend, usageCost } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { projects } from '../schema/projects.ts';
import type { LockedProject } from './lock-projects.ts';
import type { UsageRow } from './usage-row.ts';

export interface ChargeUsageParameters {
  /** Names the batch in the ledger: `<gatewayId>:<sequence>`. */
  batch: string;
  /** Projects of the rows, locked by this transaction. */
  projects: ReadonlyMap<string, LockedProject>;
  rows: readonly UsageRow[];
}

/** Adds the price of the rows to each project's unbilled rest and its spend of the month, and moves whole cents to the ledger. */
export async function chargeUsage(transaction: Transaction, { batch, projects: locked, rows }: ChargeUsageParameters): Promise<void> {
  const units = new Map<string, number>();
  for (const row of rows) units.set(row.projectId, (units.get(row.projectId) ?? 0) + row.computeUnits);
  for (const [projectId, computeUnits] of units) {
    const project = locked.get(projectId);
    if (project === undefined) continue;
    const accrued = accrueUsage(project, { computeUnits, planId: project.planId });
    const { billedCents, billedComputeUnits, unbilledMicrocents, unbilledComputeUnits } = accrued;
    const cost = usageCost(computeUnits, project.planId);
    if (cost === 0n) continue;
    const spend = addSpend(project, cost, project.at);
    await transaction
      .update(projects)
      .set({ unbilledMicrocents, unbilledComputeUnits, ...spend })
      .where(eq(projects.id, projectId));
    if (billedCents === 0) continue;
    await postLedgerEntry(transaction, {
      projectId,
      kind: 'usage',
      amountCents: -billedCents,
      idempotencyKey: `usage:${batch}:${projectId}`,
      cause: { computeUnits: billedComputeUnits, planId: project.planId },
    });
  }
}
