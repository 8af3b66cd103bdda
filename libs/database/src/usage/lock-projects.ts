import { isPlanId, type PlanId } from '@onepoint/plans-domain';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { projects } from '../schema/projects.ts';

export interface LockedProject {
  id: string;
  planId: PlanId;
  unbilledMicrocents: number;
  unbilledComputeUnits: number;
  spentMonth: string;
  spentMicrocents: number;
  /** The transaction's time, by which the month of a charge is told. */
  at: Date;
}

/**
 * Takes the projects of a batch in id order, so that two batches that share projects wait for each other instead of deadlocking.
 * A plan that this version does not know is not charged for.
 */
export async function lockProjects(transaction: Transaction, projectIds: readonly string[]): Promise<Map<string, LockedProject>> {
  if (projectIds.length === 0) return new Map();
  const rows = await transaction
    .select({
      id: projects.id,
      planId: projects.planId,
      unbilledMicrocents: projects.unbilledMicrocents,
      unbilledComputeUnits: projects.unbilledComputeUnits,
      spentMonth: projects.spentMonth,
      spentMicrocents: projects.spentMicrocents,
      at: sql`now()`.mapWith(projects.createdAt),
    })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]))
    .orderBy(asc(projects.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, { ...row, planId: isPlanId(row.planId) ? row.planId : 'FREE' }]));
}
