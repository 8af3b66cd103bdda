import type { Executor } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { auditEntries, type AuditValue } from '../schema/audit-entries.ts';

/** Something that happened in a project, to be written down. */
export interface NewAuditEntry {
  projectId: string;
  /** What was done: `apiKey.rotate`. */
  action: string;
  /** Who did it; null for the service itself. */
  actorId: string | null;
  /** What it was done to, under its name at that time. */
  subject: { type: string; id: string; name: string; userId?: string | null };
  /** Fields that changed, by their names on the wire. Never a secret. */
  changes?: readonly { field: string; before: AuditValue; after: AuditValue }[];
  /** Default: the transaction's time. */
  at?: Date;
}

/** Writes entries of the audit log. Takes the transaction of the change itself: neither is seen without the other. */
export async function insertAuditEntries(executor: Executor, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await executor.insert(auditEntries).values(
    entries.map(({ projectId, action, actorId, subject, changes = [], at }) => ({
      id: createId('aud'),
      projectId,
      action,
      actorId,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectName: subject.name,
      subjectUserId: subject.userId ?? null,
      changes: [...changes],
      createdAt: at,
    })),
  );
}
