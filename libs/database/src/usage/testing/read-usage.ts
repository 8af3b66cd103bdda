import { eq, sum } from 'drizzle-orm';
import type { Orm } from '../../create-database.ts';
import { ledgerEntries } from '../../schema/ledger-entries.ts';
import { projects } from '../../schema/projects.ts';
import { usageMinutes } from '../../schema/usage-minutes.ts';

export interface StoredUsage {
  buckets: (typeof usageMinutes.$inferSelect)[];
  balanceCents: number;
  /** Sum of the ledger's entries. */
  ledgerCents: number;
  unbilledMicrocents: number;
  unbilledComputeUnits: number;
}

/** Everything that recording usage touches, for one project. */
export async function readUsage(orm: Orm, projectId: string): Promise<StoredUsage> {
  const buckets = await orm
    .select()
    .from(usageMinutes)
    .where(eq(usageMinutes.projectId, projectId))
    .orderBy(usageMinutes.minute, usageMinutes.chain, usageMinutes.method, usageMinutes.providerId);
  const [project] = await orm.select().from(projects).where(eq(projects.id, projectId));
  const [ledger] = await orm
    .select({ cents: sum(ledgerEntries.amountCents) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.projectId, projectId));
  if (project === undefined) throw new Error(`There is no project ${projectId}`);
  return {
    buckets,
    balanceCents: project.balanceCents,
    ledgerCents: Number(ledger?.cents ?? 0),
    unbilledMicrocents: project.unbilledMicrocents,
    unbilledComputeUnits: project.unbilledComputeUnits,
  };
}
