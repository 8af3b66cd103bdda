import { createId, members, type Executor, type Transaction } from '@onepoint/database';
import { and, asc, count, eq } from 'drizzle-orm';

export type MemberRow = typeof members.$inferSelect;

export type MembersRepository = ReturnType<typeof createMembersRepository>;

/** Callers of changes and counts must hold the project's lock. */
export function createMembersRepository(orm: Executor) {
  return {
    /** Oldest first, starting with the creator of the project. */
    list: (projectId: string, executor: Executor = orm): Promise<MemberRow[]> =>
      executor.select().from(members).where(eq(members.projectId, projectId)).orderBy(asc(members.createdAt), asc(members.id)),

    find: (projectId: string, memberId: string, executor: Executor = orm) =>
      findWhere(executor, and(eq(members.projectId, projectId), eq(members.id, memberId))),

    findOfUser: (transaction: Transaction, projectId: string, userId: string) =>
      findWhere(transaction, and(eq(members.projectId, projectId), eq(members.userId, userId))),

    count: (transaction: Transaction, projectId: string) => countWhere(transaction, eq(members.projectId, projectId)),

    countOwners: (transaction: Transaction, projectId: string) =>
      countWhere(transaction, and(eq(members.projectId, projectId), eq(members.role, 'owner'))),

    add: async (
      transaction: Transaction,
      columns: Pick<MemberRow, 'projectId' | 'userId' | 'role'> & Partial<Pick<MemberRow, 'createdAt'>>,
    ): Promise<MemberRow> => {
      const [row] = await transaction
        .insert(members)
        .values({ id: createId('mem'), ...columns })
        .returning();
      if (!row) throw new Error('The database returned no row for a new member');
      return row;
    },

    setRole: async (transaction: Transaction, memberId: string, role: string): Promise<void> => {
      await transaction.update(members).set({ role }).where(eq(members.id, memberId));
    },

    remove: async (transaction: Transaction, memberId: string): Promise<void> => {
      await transaction.delete(members).where(eq(members.id, memberId));
    },
  };
}

async function findWhere(executor: Executor, condition: ReturnType<typeof and>): Promise<MemberRow | null> {
  const [row] = await executor.select().from(members).where(condition);
  return row ?? null;
}

async function countWhere(transaction: Transaction, condition: ReturnType<typeof and>): Promise<number> {
  const [row] = await transaction.select({ members: count() }).from(members).where(condition);
  return row?.members ?? 0;
}
