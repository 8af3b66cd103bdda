import type { AuditEntry, PublicUser } from '@onepoint/api-contract';
import { toPublicUser } from '../users/to-public-user.ts';
import type { AuditEntryRow } from './audit-entries-repository.ts';

/** An entry of the audit log for the wire. */
export function toAuditEntry(row: AuditEntryRow, users: ReadonlyMap<string, PublicUser>): AuditEntry {
  const { id, action, actorId, subjectType, subjectId, subjectName, changes, createdAt } = row;
  return {
    id,
    action,
    actor: actorId === null ? null : (users.get(actorId) ?? toPublicUser(actorId, null)),
    subject: { type: subjectType, id: subjectId, name: subjectName },
    changes,
    createdAt: createdAt.toISOString(),
  };
}
