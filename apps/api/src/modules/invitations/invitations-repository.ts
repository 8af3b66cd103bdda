import { createId, invitations, projects, type Executor, type Orm, type Transaction } from '@onepoint/database';
import { and, count, desc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';

export type InvitationRow = typeof invitations.$inferSelect;

export interface ReceivedInvitationRow {
  invitation: InvitationRow;
  project: { id: string; name: string };
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

const isUnanswered = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));
const isOpen = (now: Date) => and(isUnanswered, gt(invitations.expiresAt, now));

/** Open ones of a project, newest first. */
const listOpen = (connection: Executor, projectId: string, now: Date, ofWhom?: SQL): Promise<InvitationRow[]> =>
  connection
    .select()
    .from(invitations)
    .where(and(eq(invitations.projectId, projectId), isOpen(now), ofWhom))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));

/** Addresses are compared in lower case. Changes are made by transactions that hold the project's lock. */
export function createInvitationsRepository(orm: Orm) {
  return {
    /** Newest first. */
    listOpen: (projectId: string, now: Date) => listOpen(orm, projectId, now),

    /** Those that one member made. */
    listOpenOf: (transaction: Transaction, projectId: string, invitedBy: string, now: Date) =>
      listOpen(transaction, projectId, now, eq(invitations.invitedBy, invitedBy)),

    /** Those that wait for some addresses, newest first. */
    listReceived: (emails: readonly string[], now: Date) => received(orm, emails, now),

    /** One that waits for one of some addresses. */
    findReceived: async (
      invitationId: string,
      emails: readonly string[],
      now: Date,
      executor: Executor = orm,
    ): Promise<InvitationRow | null> => (await received(executor, emails, now, invitationId))[0]?.invitation ?? null,

    findOpen: async (
      transaction: Transaction,
      projectId: string,
      by: Partial<Pick<InvitationRow, 'id' | 'email'>>,
      now: Date,
    ): Promise<InvitationRow | null> => {
      const [row] = await transaction
        .select()
        .from(invitations)
        .where(
          and(
            eq(invitations.projectId, projectId),
            isOpen(now),
            by.id === undefined ? undefined : eq(invitations.id, by.id),
            by.email === undefined ? undefined : eq(invitations.email, by.email),
          ),
        );
      return row ?? null;
    },

    countOpen: async (transaction: Transaction, projectId: string, now: Date): Promise<number> => {
      const [row] = await transaction
        .select({ invitations: count() })
        .from(invitations)
        .where(and(eq(invitations.projectId, projectId), isOpen(now)));
      return row?.invitations ?? 0;
    },

    create: async (
      transaction: Transaction,
      columns: Pick<InvitationRow, 'projectId' | 'email' | 'role' | 'invitedBy' | 'createdAt' | 'expiresAt'>,
    ): Promise<InvitationRow> => {
      // One that expired unanswered makes room for the next.
      await transaction
        .update(invitations)
        .set({ revokedAt: columns.createdAt })
        .where(
          and(
            eq(invitations.projectId, columns.projectId),
            eq(invitations.email, columns.email),
            isUnanswered,
            lte(invitations.expiresAt, columns.createdAt),
          ),
        );
      const [row] = await transaction
        .insert(invitations)
        .values({ id: createId('inv'), ...columns })
        .returning();
      if (!row) throw new Error('The database returned no row for a new invitation');
      return row;
    },

    revoke: async (transaction: Transaction, invitationId: string, revokedAt: Date): Promise<void> => {
      await transaction.update(invitations).set({ revokedAt }).where(eq(invitations.id, invitationId));
    },

    /** Marks what waits for some addresses in a project as accepted. */
    settle: async (
      transaction: Transaction,
      projectId: string,
      emails: readonly string[],
      by: { acceptedBy: string; acceptedAt: Date },
    ): Promise<void> => {
      await transaction
        .update(invitations)
        .set(by)
        .where(and(eq(invitations.projectId, projectId), inArray(invitations.email, [...emails]), isUnanswered));
    },
  };
}

function received(executor: Executor, emails: readonly string[], now: Date, invitationId?: string): Promise<ReceivedInvitationRow[]> {
  return executor
    .select({ invitation: invitations, project: { id: projects.id, name: projects.name } })
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .where(
      and(
        inArray(invitations.email, [...emails]),
        isOpen(now),
        isNull(projects.deletedAt),
        invitationId === undefined ? undefined : eq(invitations.id, invitationId),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}
