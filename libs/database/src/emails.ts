import { emailRoles, type EmailType } from '@onepoint/api-contract/email-types';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from './create-database.ts';
import { createId } from './ids.ts';
import { emails } from './schema/emails.ts';
import { members } from './schema/members.ts';

/** Data of an email by kind. Money is in cents; names are as entered by users. */
export type EmailMessage =
  | {
      kind: 'lowBalance';
      /** Whole days; 0 if the balance is used up. */ days: number;
      balanceCents: number;
      paceCents: number;
      depositCents: number;
    }
  /** An alert set by the project: below an amount in cents, or below a number of days. */
  | { kind: 'balanceAlert'; alert: 'low-balance' | 'runway'; threshold: number; balanceCents: number }
  | { kind: 'spendLimit'; percent: number; spentCents: number; limitCents: number }
  | {
      kind: 'webhookFailed';
      /** Missing in rows from before projects could have several webhooks. */ webhookId?: string;
      host: string;
      error: string;
      isDisabled?: boolean;
    }
  /** `sendCount` is missing in rows from before invitations could be resent, and means 1. */
  | { kind: 'invitation'; invitationId: string; sendCount?: number; inviter: string; role: string; expiresAt: string }
  | { kind: 'paymentCredited'; paymentId: string; creditedCents: number; feeCents: number }
  | { kind: 'newSignIn'; device: string | null; ipAddress: string | null }
  | { kind: 'memberJoined'; member: string; role: string }
  | { kind: 'memberLeft'; member: string }
  | { kind: 'memberRemoved'; member: string; actor: string }
  | { kind: 'memberRoleChanged'; member: string; actor: string; before: string; after: string }
  | { kind: 'yourRoleChanged'; actor: string; before: string; after: string }
  | { kind: 'youWereRemoved'; actor: string };

type Recipient =
  /** All members whose role receives this type, except those listed. */
  | { rolesExcept: readonly string[] }
  | { userId: string }
  /** For an address that might have no account. */
  | { address: string; language: string };

export interface NewEmails {
  type: EmailType;
  /** Null for emails about the account. */
  projectId: string | null;
  to: Recipient;
  message: EmailMessage;
  dedupeKey?: string;
  /** @default the transaction time */
  at?: Date;
}

/**
 * Adds emails to the outbox, one per recipient. Pass the transaction of the event, so that both commit together. Preferences and
 * addresses are read later, when an email is sent.
 */
export async function enqueueEmails(executor: Executor, { type, projectId, to, message, dedupeKey, at }: NewEmails): Promise<void> {
  const recipients = await listRecipients(executor, type, projectId, to);
  if (recipients.length === 0) return;
  const createdAt = at ?? new Date();
  const rows = recipients.map((recipient) => ({
    id: createId('eml'),
    type,
    projectId,
    ...recipient,
    message,
    dedupeKey: dedupeKey === undefined ? null : emailDedupeKey(dedupeKey, { userId: recipient.userId, email: recipient.address }),
    nextAttemptAt: createdAt,
    createdAt,
  }));
  await executor.insert(emails).values(rows).onConflictDoNothing();
}

/** Derives the key that is unique per recipient. */
export function emailDedupeKey(
  key: string,
  { userId, email }: { userId?: string | null | undefined; email?: string | null | undefined },
): string {
  return `${key}:${userId ?? email ?? ''}`;
}

type RecipientColumns = Partial<Pick<typeof emails.$inferInsert, 'userId' | 'address' | 'language'>>;

async function listRecipients(executor: Executor, type: EmailType, projectId: string | null, to: Recipient): Promise<RecipientColumns[]> {
  if ('userId' in to || 'address' in to) return [to];
  if (projectId === null) return [];
  return executor
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.projectId, projectId),
        inArray(members.role, [...emailRoles(type)]),
        ...to.rolesExcept.map((userId) => ne(members.userId, userId)),
      ),
    );
}
