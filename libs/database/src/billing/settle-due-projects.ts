import { planIds } from '@onepoint/plans-domain';
import { and, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';
import { projects } from '../schema/projects.ts';
import { settleProject } from './settle-project.ts';

/** Projects a transaction: few enough to hold no lock for long. */
const batchSize = 50;

/**
 * Settles every project whose paid period ended by `now`, also periods that ended long ago. Several clocks may run at once: each takes projects
 * that no other holds.
 *
 * @returns how many projects were settled
 */
export async function settleDueProjects(orm: Orm, now: Date): Promise<number> {
  let settled = 0;
  for (;;) {
    const count = await orm.transaction(async (transaction) => {
      const due = await transaction
        .select()
        .from(projects)
        .where(
          and(
            isNull(projects.deletedAt),
            inArray(projects.planId, [...planIds]),
            or(lte(projects.planEndsAt, now), lte(projects.packageEndsAt, now)),
          ),
        )
        .limit(batchSize)
        .for('no key update', { skipLocked: true });
      for (const row of due) await settleProject(transaction, row, now);
      return due.length;
    });
    settled += count;
    if (count < batchSize) return settled;
  }
}
