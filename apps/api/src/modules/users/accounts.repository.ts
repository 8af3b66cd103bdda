import {
  auditEntries,
  invitations,
  members,
  missingUsers,
  projects,
  users,
  type Orm,
  type StoredEmailAddress,
  type StoredWeb3Wallet,
  type Transaction,
} from '@onepoint/database';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { lockAccount } from './users.repository.ts';

export interface DeletedAccount {
  emails: readonly StoredEmailAddress[];
  web3Wallets: readonly StoredWeb3Wallet[];
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

/** What the deletion of an account reads and writes. */
export function createAccountsRepository(orm: Orm) {
  return {
    /**
     * Marks an account as deleted, stored before or not: from then on nobody is let in with it.
     *
     * @returns how the person was last known; null when everything was erased before
     */
    markDeleted: (userId: string, at: Date): Promise<DeletedAccount | null> =>
      orm.transaction(async (transaction) => {
        await lockAccount(transaction, userId);
        const [row] = await transaction
          .insert(users)
          .values({ id: userId, type: 'other', deletedAt: at })
          .onConflictDoUpdate({ target: users.id, set: { deletedAt: sql`coalesce(${users.deletedAt}, ${at})` } })
          .returning();
        return row === undefined || row.erasedAt !== null ? null : row;
      }),

    /** Accounts that were marked and not erased: something failed half-way. */
    listUnfinished: async (limit: number): Promise<string[]> => {
      const isUnfinished = and(isNotNull(users.deletedAt), isNull(users.erasedAt));
      const rows = await orm.select({ id: users.id }).from(users).where(isUnfinished).orderBy(asc(users.deletedAt)).limit(limit);
      return rows.map(({ id }) => id);
    },

    /** Those of some users whose accounts are deleted. */
    listDeleted: async (transaction: Transaction, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await transaction
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, [...userIds]), isNotNull(users.deletedAt)));
      return new Set(rows.map(({ id }) => id));
    },

    /** Projects of a user, deleted ones too. */
    listProjectIds: async (userId: string): Promise<string[]> => {
      const rows = await orm
        .select({ id: members.projectId })
        .from(members)
        .where(eq(members.userId, userId))
        .orderBy(asc(members.projectId));
      return rows.map(({ id }) => id);
    },

    removeMembership: async (transaction: Transaction, projectId: string, userId: string): Promise<void> => {
      await transaction.delete(members).where(and(eq(members.projectId, projectId), eq(members.userId, userId)));
    },

    /**
     * Deletes the invitations of a person and empties their row and their names in the audit log. What stays is their id, which says nothing any more.
     *
     * @returns the invitations that were waiting
     */
    erase: async (transaction: Transaction, userId: string, at: Date): Promise<(typeof invitations.$inferSelect)[]> => {
      const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
      const addresses = (user?.emails ?? []).map(({ emailAddress }) => emailAddress.toLowerCase());
      const isTheirs = or(eq(invitations.userId, userId), eq(invitations.acceptedBy, userId), inArray(invitations.email, addresses));
      const deleted = await transaction.delete(invitations).where(isTheirs).returning();
      const isNamed = or(
        eq(auditEntries.subjectUserId, userId),
        and(
          eq(auditEntries.subjectType, 'invitation'),
          or(
            inArray(auditEntries.subjectName, addresses),
            inArray(
              auditEntries.subjectId,
              deleted.map(({ id }) => id),
            ),
          ),
        ),
      );
      await transaction
        .update(auditEntries)
        .set({ subjectName: '' })
        .where(and(ne(auditEntries.subjectName, ''), isNamed));
      const nothing = { firstName: null, lastName: null, username: null, imageUrl: null, emails: [], web3Wallets: [] };
      await transaction
        .update(users)
        .set({ ...nothing, type: 'other', erasedAt: at })
        .where(eq(users.id, userId));
      await transaction.delete(missingUsers).where(eq(missingUsers.userId, userId));
      return deleted.filter(
        ({ acceptedAt, declinedAt, revokedAt, expiresAt }) => (acceptedAt ?? declinedAt ?? revokedAt) === null && expiresAt > at,
      );
    },

    /** Members of living projects who were last looked at before an instant, longest ago first. */
    listToCheck: async (checkedBefore: Date, limit: number): Promise<string[]> => {
      const { rows } = await orm.execute<{ id: string }>(sql`
        select m.user_id as id
        from ${members} m
        join ${projects} p on p.id = m.project_id and p.deleted_at is null
        left join ${users} u on u.id = m.user_id
        left join ${missingUsers} x on x.user_id = m.user_id
        where u.deleted_at is null and coalesce(greatest(x.checked_at, u.updated_at), '-infinity') < ${checkedBefore}
        group by m.user_id
        order by max(coalesce(greatest(x.checked_at, u.updated_at), '-infinity')), m.user_id
        limit ${limit}`);
      return rows.map(({ id }) => id);
    },

    /** Notes that the identity service did not know a user. Returns since when it does not. */
    noteMissing: async (userId: string, at: Date): Promise<Date> => {
      const [row] = await orm
        .insert(missingUsers)
        .values({ userId, missingSince: at, checkedAt: at })
        .onConflictDoUpdate({ target: missingUsers.userId, set: { checkedAt: at } })
        .returning();
      return row?.missingSince ?? at;
    },

    /** Forgets that a user was not known. */
    noteFound: async (userId: string): Promise<void> => {
      await orm.delete(missingUsers).where(eq(missingUsers.userId, userId));
    },

    /** Somebody whom the identity service knew when it was last asked; null where there is nobody. */
    findLastSeen: async (): Promise<string | null> => {
      const [row] = await orm
        .select({ id: users.id })
        .from(users)
        .leftJoin(missingUsers, eq(missingUsers.userId, users.id))
        .where(and(isNull(users.deletedAt), isNull(missingUsers.userId)))
        .orderBy(desc(users.updatedAt))
        .limit(1);
      return row?.id ?? null;
    },
  };
}
