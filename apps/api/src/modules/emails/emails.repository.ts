import { getsEmail, type EmailType, type OptionalEmailType } from '@onepoint/api-contract/email-types';
import { emailOptOuts, emails, members, projects, users, type Executor, type Orm } from '@onepoint/database';
import { and, asc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';

export type EmailRow = typeof emails.$inferSelect;

export interface ClaimParameters {
  now: Date;
  /** A claim lasts this long if the process dies. Must be longer than any attempt. */
  claimMs: number;
  limit: number;
}

export type EmailOutcome =
  | { status: 'sent' }
  | { status: 'skipped' | 'failed'; error: string }
  | { status: 'pending'; error: string; nextAttemptAt: Date };

export type EmailsRepository = ReturnType<typeof createEmailsRepository>;

export function createEmailsRepository(orm: Orm) {
  return {
    /** Claims due emails, oldest first. Other processes skip them until the claim expires. */
    claimDue: ({ now, claimMs, limit }: ClaimParameters): Promise<EmailRow[]> =>
      orm.transaction(async (transaction) => {
        const due = await transaction
          .select({ id: emails.id })
          .from(emails)
          .where(and(eq(emails.status, 'pending'), lte(emails.nextAttemptAt, now)))
          .orderBy(asc(emails.nextAttemptAt), asc(emails.sequence))
          .limit(limit)
          .for('update', { skipLocked: true });
        if (due.length === 0) return [];
        const claimed = await transaction
          .update(emails)
          .set({ nextAttemptAt: new Date(now.getTime() + claimMs) })
          .where(
            inArray(
              emails.id,
              due.map(({ id }) => id),
            ),
          )
          .returning();
        return claimed.toSorted((a, b) => a.sequence - b.sequence);
      }),

    settle: async ({ id, attempts }: Pick<EmailRow, 'id' | 'attempts'>, outcome: EmailOutcome, at: Date): Promise<void> => {
      const isSettled = outcome.status !== 'pending';
      await orm
        .update(emails)
        .set({
          status: outcome.status,
          attempts: outcome.status === 'skipped' ? attempts : attempts + 1,
          nextAttemptAt: isSettled ? null : outcome.nextAttemptAt,
          settledAt: isSettled ? at : null,
          lastError: 'error' in outcome ? outcome.error : null,
        })
        .where(and(eq(emails.id, id), eq(emails.status, 'pending')));
    },

    /** What decides whether a user receives a project's email: the project, their role (null for non-members), and the types they turned off. */
    findContext: async (projectId: string, userId: string | null, type: EmailType) => {
      const [row] = await orm
        .select({ id: projects.id, name: projects.name, deletedAt: projects.deletedAt, role: members.role, optedOut: emailOptOuts.type })
        .from(projects)
        .leftJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, userId ?? '')))
        .leftJoin(
          emailOptOuts,
          and(eq(emailOptOuts.projectId, projects.id), eq(emailOptOuts.userId, userId ?? ''), eq(emailOptOuts.type, type)),
        )
        .where(eq(projects.id, projectId));
      return row ?? null;
    },

    /** Language in which the user last used the dashboard; null if unknown. */
    findLanguage: async (userId: string): Promise<string | null> => {
      const [row] = await orm.select({ language: users.language }).from(users).where(eq(users.id, userId));
      return row?.language ?? null;
    },

    saveLanguage: async (userId: string, language: string): Promise<void> => {
      await orm
        .update(users)
        .set({ language })
        .where(and(eq(users.id, userId), isNull(users.deletedAt), sql`${users.language} is distinct from ${language}`));
    },

    listOptOuts: async (projectId: string, userId: string, executor: Executor = orm): Promise<EmailType[]> => {
      const rows = await executor
        .select({ type: emailOptOuts.type })
        .from(emailOptOuts)
        .where(and(eq(emailOptOuts.projectId, projectId), eq(emailOptOuts.userId, userId)));
      return rows.map(({ type }) => type);
    },

    setEnabled: async (
      executor: Executor,
      { projectId, userId, type, isEnabled }: { projectId: string; userId: string; type: OptionalEmailType; isEnabled: boolean },
    ): Promise<boolean> => {
      const isTheirs = and(eq(emailOptOuts.projectId, projectId), eq(emailOptOuts.userId, userId), eq(emailOptOuts.type, type));
      const changed = isEnabled
        ? await executor.delete(emailOptOuts).where(isTheirs).returning()
        : await executor.insert(emailOptOuts).values({ projectId, userId, type }).onConflictDoNothing().returning();
      return changed.length > 0;
    },

    /** Settled emails contain personal data, so old ones are deleted. */
    prune: async (settledBefore: Date): Promise<void> => {
      await orm.delete(emails).where(and(ne(emails.status, 'pending'), lt(emails.settledAt, settledBefore)));
    },
  };
}

/** Why a user doesn't receive a project's email; undefined if they do. */
export function findSkipReason(
  type: EmailType,
  context: Awaited<ReturnType<EmailsRepository['findContext']>>,
  isMemberEmail: boolean,
): string | undefined {
  if (context === null) return 'PROJECT_DELETED';
  if (context.deletedAt !== null && type !== 'access' && type !== 'paymentCredited') return 'PROJECT_DELETED';
  if (context.optedOut !== null) return 'OPTED_OUT';
  if (isMemberEmail && (context.role === null || !getsEmail(context.role, type))) return 'ROLE_CHANGED';
  return undefined;
}
