import type { Invitation, User } from '@onepoint/api-contract';
import { createId, emailDedupeKey, emails, invitations, projects, type Executor, type Transaction } from '@onepoint/database';
import { and, count, desc, eq, gt, inArray, isNull, lte, min, or, sql, sum, type SQL } from 'drizzle-orm';

export type InvitationRow = typeof invitations.$inferSelect;

export type InvitationTarget = { email: string; userId: null } | { email: null; userId: string };

export type InvitationDelivery = NonNullable<Invitation['delivery']>;

export const sendKey = ({ id, sendCount }: Pick<InvitationRow, 'id' | 'sendCount'>): string => `invitation:${id}:${sendCount}`;

const emailKeyOf = (row: InvitationRow): string => emailDedupeKey(sendKey(row), row);

interface ReceivedInvitationRow {
  invitation: InvitationRow;
  project: { id: string; name: string };
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

const receivedMax = 50;

const isUnanswered = and(isNull(invitations.acceptedAt), isNull(invitations.declinedAt), isNull(invitations.revokedAt));
const isOpen = (now: Date) => and(isUnanswered, gt(invitations.expiresAt, now));

/** Newest first. */
const listOpen = (connection: Executor, projectId: string, now: Date, ofWhom?: SQL): Promise<InvitationRow[]> =>
  connection
    .select()
    .from(invitations)
    .where(and(eq(invitations.projectId, projectId), isOpen(now), ofWhom))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));

/** Email addresses are compared in lower case. Callers of changes must hold the project's lock. */
export function createInvitationsRepository(orm: Executor) {
  return {
    listOpen: (projectId: string, now: Date) => listOpen(orm, projectId, now),

    listOpenOf: (transaction: Transaction, projectId: string, invitedBy: string, now: Date) =>
      listOpen(transaction, projectId, now, eq(invitations.invitedBy, invitedBy)),

    listReceived: (recipient: Recipient, now: Date) => received(orm, recipient, now),

    findReceived: async (invitationId: string, recipient: Recipient, now: Date, executor: Executor = orm): Promise<InvitationRow | null> =>
      (await received(executor, recipient, now, invitationId))[0]?.invitation ?? null,

    findOpen: async (
      transaction: Transaction,
      projectId: string,
      by: { id: string } | InvitationTarget,
      now: Date,
    ): Promise<InvitationRow | null> => {
      const [row] = await transaction
        .select()
        .from(invitations)
        .where(and(eq(invitations.projectId, projectId), isOpen(now), 'id' in by ? eq(invitations.id, by.id) : isFor(by)));
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
      columns: InvitationTarget & Pick<InvitationRow, 'projectId' | 'role' | 'invitedBy' | 'createdAt' | 'expiresAt'>,
    ): Promise<InvitationRow> => {
      // An expired invitation must not block a new one.
      await transaction
        .update(invitations)
        .set({ revokedAt: columns.createdAt })
        .where(
          and(eq(invitations.projectId, columns.projectId), isFor(columns), isUnanswered, lte(invitations.expiresAt, columns.createdAt)),
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

    /** Resending invalidates earlier links. */
    resend: async (transaction: Transaction, invitationId: string, at: { sentAt: Date; expiresAt: Date }): Promise<InvitationRow> => {
      const [row] = await transaction
        .update(invitations)
        .set({ ...at, sendCount: sql`${invitations.sendCount} + 1` })
        .where(eq(invitations.id, invitationId))
        .returning();
      if (!row) throw new Error('The database returned no row for an invitation sent again');
      return row;
    },

    decline: async (transaction: Transaction, invitationId: string, declinedAt: Date): Promise<void> => {
      await transaction.update(invitations).set({ declinedAt }).where(eq(invitations.id, invitationId));
    },

    findOpenById: async (invitationId: string, now: Date, executor: Executor = orm): Promise<InvitationRow | null> => {
      const [row] = await executor
        .select({ invitation: invitations })
        .from(invitations)
        .innerJoin(projects, eq(projects.id, invitations.projectId))
        .where(and(eq(invitations.id, invitationId), isOpen(now), isNull(projects.deletedAt)));
      return row?.invitation ?? null;
    },

    /** Marks the invitation `id` (which can be to another address) and all other open ones of the person in the project as accepted. */
    accept: async (
      transaction: Transaction,
      { id, projectId }: { id?: string; projectId: string },
      recipient: Recipient,
      acceptedAt: Date,
    ): Promise<void> => {
      await transaction
        .update(invitations)
        .set({ acceptedBy: recipient.userId, acceptedAt })
        .where(
          and(
            eq(invitations.projectId, projectId),
            or(id === undefined ? undefined : eq(invitations.id, id), isReceivedBy(recipient)),
            isUnanswered,
          ),
        );
    },

    /**
     * Number of emails for invitations created since `since`, by one inviter or from one project to one person. `oldestAt` is the creation time of
     * the oldest invitation; null if there are none. Counting by inviter takes a lock until the transaction ends.
     */
    countSends: async (
      transaction: Transaction,
      since: Date,
      whose: { invitedBy: string } | { projectId: string; target: InvitationTarget },
    ): Promise<{ sends: number; oldestAt: Date | null }> => {
      const isOfInviter = 'invitedBy' in whose;
      if (isOfInviter)
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations of ${whose.invitedBy}`}, 0))`);
      const [row] = await transaction
        .select({ sends: sum(invitations.sendCount).mapWith(Number), oldestAt: min(invitations.createdAt) })
        .from(invitations)
        .where(
          and(
            gt(invitations.createdAt, since),
            isOfInviter ? eq(invitations.invitedBy, whose.invitedBy) : and(eq(invitations.projectId, whose.projectId), isFor(whose.target)),
          ),
        );
      return { sends: row?.sends ?? 0, oldestAt: row?.oldestAt ?? null };
    },

    /** State of the last email of each invitation. Invitations without an email, or whose email was deleted because of its age, are missing. */
    listDeliveries: async (rows: readonly InvitationRow[]): Promise<Map<string, InvitationDelivery>> => {
      if (rows.length === 0) return new Map();
      const keys = new Map(rows.map((row) => [emailKeyOf(row), row.id]));
      const found = await orm
        .select({ key: emails.dedupeKey, status: emails.status })
        .from(emails)
        .where(inArray(emails.dedupeKey, [...keys.keys()]));
      return new Map(
        found.flatMap(({ key, status }) => {
          const id = keys.get(key ?? '');
          return id === undefined ? [] : [[id, status === 'skipped' ? ('failed' as const) : status] as const];
        }),
      );
    },
  };
}

const isFor = ({ email, userId }: InvitationTarget): SQL | undefined =>
  email === null ? eq(invitations.userId, userId) : eq(invitations.email, email);

const isReceivedBy = ({ userId, emails: addresses }: Recipient): SQL | undefined =>
  or(eq(invitations.userId, userId), inArray(invitations.email, [...addresses]));

function received(executor: Executor, recipient: Recipient, now: Date, invitationId?: string): Promise<ReceivedInvitationRow[]> {
  return executor
    .select({ invitation: invitations, project: { id: projects.id, name: projects.name } })
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .where(
      and(
        isReceivedBy(recipient),
        isOpen(now),
        isNull(projects.deletedAt),
        invitationId === undefined ? undefined : eq(invitations.id, invitationId),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(receivedMax);
}

/** The addresses are verified and in lower case. */
export interface Recipient {
  userId: string;
  emails: readonly string[];
}

export function recipientOf({ id, emailAddresses }: Pick<User, 'id' | 'emailAddresses'>): Recipient {
  const verified = emailAddresses.filter((email) => email.verified);
  return { userId: id, emails: verified.map(({ emailAddress }) => emailAddress.toLowerCase()) };
}
