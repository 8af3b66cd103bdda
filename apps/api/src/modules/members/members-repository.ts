import { members, type Orm } from '@onepoint/database';
import { and, asc, eq } from 'drizzle-orm';

export type MemberRow = typeof members.$inferSelect;

export type MembersRepository = ReturnType<typeof createMembersRepository>;

export function createMembersRepository(orm: Orm) {
  return {
    /** Oldest first: the owner who created the project leads. */
    list: (projectId: string): Promise<MemberRow[]> =>
      orm.select().from(members).where(eq(members.projectId, projectId)).orderBy(asc(members.createdAt), asc(members.id)),

    find: async (projectId: string, memberId: string): Promise<MemberRow | null> => {
      const [row] = await orm
        .select()
        .from(members)
        .where(and(eq(members.projectId, projectId), eq(members.id, memberId)));
      return row ?? null;
    },
  };
}
