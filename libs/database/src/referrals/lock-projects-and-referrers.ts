import { asc, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { projects } from '../schema/projects.ts';
import { referrals } from '../schema/referrals.ts';

/**
 * Takes projects that are to be credited, and those that brought them, in id order. To be called before a transaction credits several, one after the
 * other: taken one by one, two transactions would hold what each other waits for.
 */
export async function lockProjectsAndReferrers(transaction: Transaction, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length === 0) return;
  const ids = [...new Set(projectIds)];
  const referrers = transaction
    .select({ id: referrals.referrerProjectId })
    .from(referrals)
    .where(inArray(referrals.referredProjectId, ids));
  await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(or(inArray(projects.id, ids), inArray(projects.id, referrers)))
    .orderBy(asc(projects.id))
    .for('no key update');
}
