import {
  alerts,
  apiKeys,
  apiTokens,
  closeProject,
  insertProject,
  invitations,
  isStillClosing,
  isUsageRecorded,
  members,
  projects,
  reopenProject,
  type Executor,
  type Orm,
  type ProjectClosing,
  type Transaction,
} from '@onepoint/database';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ProjectRow } from './projects.mapping.ts';

interface ProjectOfUser {
  project: ProjectRow;
  role: string;
}

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;

export function createProjectsRepository(orm: Orm) {
  return {
    /** Oldest first. */
    listOfUser: (userId: string): Promise<ProjectOfUser[]> =>
      orm
        .select({ project: projects, role: members.role })
        .from(members)
        .innerJoin(projects, eq(projects.id, members.projectId))
        .where(ofUser(userId))
        .orderBy(asc(projects.createdAt), asc(projects.id)),

    /** Null for deleted projects and for users who are not members. */
    findRole: async (projectId: string, userId: string, executor: Executor = orm): Promise<string | null> => {
      const [row] = await executor
        .select({ role: members.role })
        .from(members)
        .innerJoin(projects, eq(projects.id, members.projectId))
        .where(and(eq(projects.id, projectId), ofUser(userId)));
      return row?.role ?? null;
    },

    find: async (projectId: string, executor: Executor = orm): Promise<ProjectRow | null> => {
      const [row] = await executor.select().from(projects).where(live(projectId));
      return row ?? null;
    },

    /** Like `find`, and locks the row until the transaction ends. */
    findLocked: async (transaction: Transaction, projectId: string): Promise<ProjectRow | null> => {
      const [row] = await transaction.select().from(projects).where(live(projectId)).for('no key update');
      return row ?? null;
    },

    /** Leaves out deleted projects. Locks in id order to avoid deadlocks. */
    lockAll: async (transaction: Transaction, projectIds: readonly string[]): Promise<ReadonlyMap<string, ProjectRow>> => {
      const rows = await transaction
        .select()
        .from(projects)
        .where(and(inArray(projects.id, [...projectIds]), isNull(projects.deletedAt)))
        .orderBy(asc(projects.id))
        .for('no key update');
      return new Map(rows.map((row) => [row.id, row]));
    },

    /**
     * Number of projects that the user created and owns. Projects created by others don't count, even if the user owns them. Takes a lock for the
     * user until the transaction ends.
     */
    countCreated: async (transaction: Transaction, userId: string): Promise<number> => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`projects of ${userId}`}, 0))`);
      const [row] = await transaction
        .select({ made: count() })
        .from(members)
        .innerJoin(projects, eq(projects.id, members.projectId))
        .where(and(ofUser(userId), eq(members.role, 'owner'), eq(projects.makerId, userId)));
      return row?.made ?? 0;
    },

    /** Whether the user has ever created a project or accepted an invitation, or is a member of a project. */
    hasHad: async (transaction: Transaction, userId: string): Promise<boolean> => {
      const isMember = transaction
        .select({ id: projects.id })
        .from(members)
        .innerJoin(projects, eq(projects.id, members.projectId))
        .where(ofUser(userId));
      const hasMade = transaction.select({ id: projects.id }).from(projects).where(eq(projects.makerId, userId));
      const hasJoined = transaction.select({ id: invitations.id }).from(invitations).where(eq(invitations.acceptedBy, userId));
      const { rows } = await transaction.execute<{ has_had: boolean }>(
        sql`select exists ${isMember} or exists ${hasMade} or exists ${hasJoined} as has_had`,
      );
      return rows[0]?.has_had === true;
    },

    create: insertProject,

    /** Stops the project's calls before its deletion. Null if there is no such project. */
    close: (projectId: string): Promise<ProjectClosing | null> => closeProject(orm, projectId),
    /** Whether all gateways have recorded the calls that they admitted before `close`. */
    isUsageRecorded: (closing: ProjectClosing): Promise<boolean> => isUsageRecorded(orm, closing),
    isStillClosing,
    reopen: (closing: ProjectClosing): Promise<void> => reopenProject(orm, closing),

    /**
     * Marks the project and its API keys as deleted, revokes its tokens, and resolves its alerts. Keeps ledger and usage. Unbilled usage below a
     * cent is waived.
     */
    delete: async (transaction: Transaction, projectId: string, deletedAt: Date): Promise<void> => {
      const waivedMicrocents = sql`${projects.waivedMicrocents} + ${projects.unbilledMicrocents}`;
      await transaction
        .update(projects)
        .set({ deletedAt, waivedMicrocents, unbilledMicrocents: 0, unbilledComputeUnits: 0 })
        .where(live(projectId));
      await transaction
        .update(alerts)
        .set({ resolvedAt: deletedAt })
        .where(and(eq(alerts.projectId, projectId), isNull(alerts.resolvedAt)));
      await transaction
        .update(apiTokens)
        .set({ revokedAt: deletedAt })
        .where(and(eq(apiTokens.projectId, projectId), isNull(apiTokens.revokedAt)));
      await transaction
        .update(apiKeys)
        .set({ deletedAt })
        .where(and(eq(apiKeys.projectId, projectId), isNull(apiKeys.deletedAt)));
    },
  };
}

function ofUser(userId: string) {
  return and(eq(members.userId, userId), isNull(projects.deletedAt));
}

function live(projectId: string) {
  return and(eq(projects.id, projectId), isNull(projects.deletedAt));
}
