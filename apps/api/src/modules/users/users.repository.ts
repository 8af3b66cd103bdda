import type { User } from '@onepoint/api-contract';
import { members, projects, users, type Orm, type Transaction } from '@onepoint/database';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

export interface StoredUser {
  user: User;
  /** When the profile was last read from the identity service. */
  refreshedAt: Date;
  /** The API rejects deleted accounts even if a session token is still valid. */
  isDeleted: boolean;
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;

export function createUsersRepository(orm: Orm) {
  const findMany = async (userIds: readonly string[]): Promise<StoredUser[]> => {
    if (userIds.length === 0) return [];
    const rows = await orm
      .select()
      .from(users)
      .where(inArray(users.id, [...userIds]));
    return rows.map((row) => toStoredUser(row));
  };

  return {
    findMany,

    find: async (userId: string): Promise<StoredUser | null> => (await findMany([userId]))[0] ?? null,

    /** Does not change deleted users. */
    save: async ({ emailAddresses, createdAt, ...user }: User, refreshedAt: Date): Promise<void> => {
      const row = { ...user, emails: emailAddresses, createdAt: new Date(createdAt), updatedAt: refreshedAt };
      await orm
        .insert(users)
        .values(row)
        .onConflictDoUpdate({ target: users.id, set: row, setWhere: isNull(users.deletedAt) });
    },

    /** Returns whether the account is active, and locks it until the transaction ends. */
    lockActive: async (transaction: Transaction, userId: string): Promise<boolean> => {
      await lockAccount(transaction, userId);
      const [row] = await transaction.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId));
      return (row?.deletedAt ?? null) === null;
    },

    /** The first user's roles in projects that both are members of, without deleted projects. */
    listSharedRoles: async (userId: string, otherUserId: string): Promise<readonly string[]> => {
      const other = alias(members, 'other');
      const rows = await orm
        .selectDistinct({ role: members.role })
        .from(members)
        .innerJoin(other, eq(other.projectId, members.projectId))
        .innerJoin(projects, eq(projects.id, members.projectId))
        .where(and(eq(members.userId, userId), eq(other.userId, otherUserId), isNull(projects.deletedAt)));
      return rows.map(({ role }) => role);
    },
  };
}

/** Makes the account's deletion and new memberships wait for each other. The account needn't be stored. */
export async function lockAccount(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account of ${userId}`}, 0))`);
}

function toStoredUser({
  emails,
  updatedAt,
  createdAt,
  deletedAt,
  erasedAt: _erasedAt,
  language: _language,
  ...row
}: typeof users.$inferSelect): StoredUser {
  return {
    user: { ...row, emailAddresses: emails, createdAt: createdAt.toISOString() },
    refreshedAt: updatedAt,
    isDeleted: deletedAt !== null,
  };
}
