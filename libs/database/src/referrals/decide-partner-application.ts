import { and, eq } from 'drizzle-orm';
import { insertAuditEntries } from '../audit/insert-audit-entries.ts';
import type { Orm } from '../create-database.ts';
import { partnerApplications } from '../schema/partner-applications.ts';

/**
 * Answers the application of a project that waits for it, and writes the answer into the project's audit log, under nobody's name.
 *
 * @returns false where none waits
 */
export async function decidePartnerApplication(orm: Orm, projectId: string, status: 'approved' | 'declined', now: Date): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const [application] = await transaction
      .update(partnerApplications)
      .set({ status, decidedAt: now })
      .where(and(eq(partnerApplications.projectId, projectId), eq(partnerApplications.status, 'submitted')))
      .returning({ id: partnerApplications.id, company: partnerApplications.company });
    if (application === undefined) return false;
    const subject = { type: 'partnership', id: application.id, name: application.company };
    const changes = [{ field: 'status', before: 'submitted', after: status }];
    await insertAuditEntries(transaction, [{ projectId, action: 'partnership.decide', actorId: null, subject, changes }]);
    return true;
  });
}
