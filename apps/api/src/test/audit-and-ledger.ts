import { auditEntries, checkLedger, type LedgerDifference } from '@onepoint/database';
import { asc, eq } from 'drizzle-orm';
import { api } from './api.ts';

export type AuditLine = Pick<typeof auditEntries.$inferSelect, 'action' | 'actorId' | 'subjectId' | 'subjectName' | 'changes'>;

/** Oldest first. */
export function readAudit(projectId: string): Promise<AuditLine[]> {
  const { action, actorId, subjectId, subjectName, changes } = auditEntries;
  return api.database.orm
    .select({ action, actorId, subjectId, subjectName, changes })
    .from(auditEntries)
    .where(eq(auditEntries.projectId, projectId))
    .orderBy(asc(auditEntries.sequence));
}

/** Only for these projects, because other tests of the shared database write inconsistent rows on purpose. */
export async function ledgerDifferences(projectIds: readonly string[]): Promise<LedgerDifference[]> {
  const differences = await checkLedger(api.database.orm);
  return differences.filter(({ projectId }) => projectId !== undefined && projectIds.includes(projectId));
}
