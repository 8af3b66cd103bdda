import { auditEntries, insertAuditEntries, type NewAuditEntry, type Orm, type Transaction } from '@onepoint/database';
import { and, desc, eq, gte, like, lt } from 'drizzle-orm';
import { afterCursor, refuseUnknownCursor } from '../../paging/cursor.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;

export interface ListAuditEntriesParameters {
  projectId: string;
  limit: number;
  lastId?: string | undefined;
  /** An action (`member.add`), or a group of actions: the part before the dot (`member`). */
  action?: string | undefined;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  /** Inclusive. */
  from?: string | undefined;
  /** Exclusive. */
  to?: string | undefined;
}

export type AuditEntriesRepository = ReturnType<typeof createAuditEntriesRepository>;

export function createAuditEntriesRepository(orm: Orm) {
  return {
    add: (transaction: Transaction, ...entries: NewAuditEntry[]): Promise<void> => insertAuditEntries(transaction, entries),

    /** Newest first, with one more row than the limit if there is a next page. */
    list: async ({
      projectId,
      limit,
      lastId,
      action,
      actorId,
      subjectId,
      from,
      to,
    }: ListAuditEntriesParameters): Promise<AuditEntryRow[]> => {
      const page = await orm
        .select()
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.projectId, projectId),
            action === undefined ? undefined : ofAction(action),
            actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
            subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
            from === undefined ? undefined : gte(auditEntries.createdAt, new Date(from)),
            to === undefined ? undefined : lt(auditEntries.createdAt, new Date(to)),
            afterCursor(auditEntries, { projectId, lastId }),
          ),
        )
        .orderBy(desc(auditEntries.sequence))
        .limit(limit + 1);
      return refuseUnknownCursor(orm, auditEntries, { projectId, lastId }, page);
    },
  };
}

const ofAction = (action: string) => (action.includes('.') ? eq(auditEntries.action, action) : like(auditEntries.action, `${action}.%`));
