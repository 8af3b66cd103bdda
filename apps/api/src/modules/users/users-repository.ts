import type { User } from '@onepoint/api-contract';
import { members, projects, users, type Orm } from '@onepoint/database';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

export interface StoredUser {
  user: User;
  /** When the identity service was last asked. */
  refreshedAt: Date;
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

    save: async ({ emailAddresses, createdAt, ...user }: User, refreshedAt: Date): Promise<void> => {
      const row = { ...user, emails: emailAddresses, createdAt: new Date(createdAt), updatedAt: refreshedAt };
      await orm.insert(users).values(row).onConflictDoUpdate({ target: users.id, set: row });
    },

    /** Whether two users are members of one project that is not deleted. */
    shareProject: async (userId: string, otherUserId: string): Promise<boolean> => {
      const other = alias(members, 'other');
      const [row] = await orm
        .select({ found: sql`1` })
        .from(members)
        .innerJoin(other, eq(other.projectId, members.projectId))
        .innerJoin(projects, eq(projects.id, members.projectId))
        .where(and(eq(members.userId, userId), eq(other.userId, otherUserId), isNull(projects.deletedAt)))
        .limit(1);
      return row !== undefined;
    },
  };
}

function toStoredUser({ emails, updatedAt, createdAt, ...row }: typeof users.$inferSelect): StoredUser {
  return { user: { ...row, emailAddresses: emails, createdAt: createdAt.toISOString() }, refreshedAt: updatedAt };
}
