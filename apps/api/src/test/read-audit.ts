import { auditEntries } from '@onepoint/database';
import { asc, eq } from 'drizzle-orm';
import { api } from './api.ts';

export type AuditLine = Pick<typeof auditEntries.$inferSelect, 'action' | 'actorId' | 'subjectId' | 'subjectName' | 'changes'>;

/** The audit log of a project, oldest first. */
export function readAudit(projectId: string): Promise<AuditLine[]> {
  const { action, actorId, subjectId, subjectName, changes } = auditEntries;
  return api.database.orm
    .select({ action, actorId, subjectId, subjectName, changes })
    .from(auditEntries)
    .where(eq(auditEntries.projectId, projectId))
    .orderBy(asc(auditEntries.sequence));
}
