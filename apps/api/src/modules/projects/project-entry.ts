import type { AuditAction, AuditChange } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { ProjectRow } from './to-project.ts';

/** What somebody did to a project, for the audit log. */
export function projectEntry(action: AuditAction, actorId: string, { id, name }: ProjectRow, changes: AuditChange[] = []): NewAuditEntry {
  return { projectId: id, action, actorId, subject: { type: 'project', id, name }, changes };
}
