import {
  apiTokens,
  auditEntries,
  emailOptOuts,
  emails,
  invitations,
  members,
  missingUsers,
  projects,
  signInClients,
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

export function createAccountsRepository(orm: Orm) {
  return {
    /**
     * Marks an account as deleted, even if it was never stored. Its sessions are rejected from then on.
     *
     * @returns the stored contact data; null if it was erased before
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

    /** Accounts that were marked as deleted but not erased, because the deletion failed halfway. */
    listUnfinished: async (limit: number): Promise<string[]> => {
      const isUnfinished = and(isNotNull(users.deletedAt), isNull(users.erasedAt));
      const rows = await orm.select({ id: users.id }).from(users).where(isUnfinished).orderBy(asc(users.deletedAt)).limit(limit);
      return rows.map(({ id }) => id);
    },

    listDeleted: async (transaction: Transaction, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await transaction
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, [...userIds]), isNotNull(users.deletedAt)));
      return new Set(rows.map(({ id }) => id));
    },

    /** Includes deleted projects. */
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
     * Deletes a person's invitations, personal tokens, stored profile, and names in the audit log. Only their id remains.
     *
     * @returns the deleted invitations that were open
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
      const noProfile = { firstName: null, lastName: null, username: null, imageUrl: null, emails: [], web3Wallets: [] };
      await transaction
        .update(users)
        .set({ ...noProfile, type: 'other', language: null, erasedAt: at })
        .where(eq(users.id, userId));
      await transaction.delete(emails).where(or(eq(emails.userId, userId), inArray(emails.address, addresses)));
      await transaction.delete(emailOptOuts).where(eq(emailOptOuts.userId, userId));
      await transaction.delete(signInClients).where(eq(signInClients.userId, userId));
      await transaction.delete(apiTokens).where(eq(apiTokens.userId, userId));
      await transaction.delete(missingUsers).where(eq(missingUsers.userId, userId));
      return deleted.filter(
        ({ acceptedAt, declinedAt, revokedAt, expiresAt }) => (acceptedAt ?? declinedAt ?? revokedAt) === null && expiresAt > at,
      );
    },

    /** Members of projects that are not deleted, whose account was last checked before an instant. Longest ago first. */
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

    /**
     * Records that the identity service does not know the user.
     *
     * @returns when that was first noticed
     */
    markMissing: async (userId: string, at: Date): Promise<Date> => {
      const [row] = await orm
        .insert(missingUsers)
        .values({ userId, missingSince: at, checkedAt: at })
        .onConflictDoUpdate({ target: missingUsers.userId, set: { checkedAt: at } })
        .returning();
      return row?.missingSince ?? at;
    },

    markFound: async (userId: string): Promise<void> => {
      await orm.delete(missingUsers).where(eq(missingUsers.userId, userId));
    },

    /** The last user that the identity service knew; null without one. */
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
