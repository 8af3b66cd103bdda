import { and, eq } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';
import { partnerApplications } from '../schema/partner-applications.ts';

/**
 * Answers the application of a project that waits for it.
 *
 * @returns false where none waits
 */
export async function decidePartnerApplication(orm: Orm, projectId: string, status: 'approved' | 'declined', now: Date): Promise<boolean> {
  const decided = await orm
    .update(partnerApplications)
    .set({ status, decidedAt: now })
    .where(and(eq(partnerApplications.projectId, projectId), eq(partnerApplications.status, 'submitted')))
    .returning({ id: partnerApplications.id });
  return decided.length > 0;
}
