import type { Action, Invitation, InviteBody } from '@onepoint/api-contract';
import { enqueueEmails, type Transaction } from '@onepoint/database';
import { defaultEmailLanguage } from '@onepoint/emails';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../services.ts';
import { assertMayAssign } from '../members/members.rules.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { auditViewer, memberViewer } from '../users/public-user.ts';
import { invitationEntry, toInvitation } from './invitations.mapping.ts';
import { sendKey, type InvitationRow, type InvitationTarget } from './invitations.repository.ts';

const dayMs = 86_400_000;

export const invitationsMax = 50;

export const invitationMs = 30 * dayMs;

/** Limit of invitation emails per inviter across all projects, against spam. */
export const inviterTerms = { max: 100, windowMs: dayMs } as const;

/** Limit of invitation emails from one project to the same person, even after they answered. */
export const recipientTerms = { max: 5, windowMs: 30 * dayMs } as const;

interface InviteParameters {
  projectId: string;
  body: InviteBody;
  userId: string;
  role: string;
  action: Action;
}

/**
 * Invites a person by user id or email address. The reply, the work, and the audit log do not reveal whether an email address has an account: it is
 * only compared with the project's members, whom the inviter can see.
 *
 * @throws {ApiError} USER_NOT_FOUND (for user ids only), ROLE_FORBIDS, PROJECT_NOT_FOUND, MEMBER_EXISTS, INVITATION_EXISTS, LIMIT_REACHED,
 * RATE_LIMITED
 */
export async function invite({ projectId, body, userId, role, action }: InviteParameters, services: Services): Promise<Invitation> {
  const { orm, users, projects, members, invitations, audit, emails, now } = services;
  assertMayAssign(role, body.role);
  const target: InvitationTarget =
    'email' in body ? { email: body.email.toLowerCase(), userId: null } : { email: null, userId: (await users.getUser(body.userId)).id };
  const memberIds = (await members.list(projectId)).map((member) => member.userId);
  const existingId = target.userId ?? (await users.findOwner(memberIds, target.email));
  const createdAt = now();
  // The invited person knows the inviter, so they see the full name. We don't know the language of an email address, so the email uses the inviter's.
  const inviter = (await users.listPublicUsers([userId], auditViewer)).get(userId)?.displayName ?? userId;
  const language = (await emails.repository.findLanguage(userId)) ?? defaultEmailLanguage;
  const invitation = await orm.transaction(async (transaction) => {
    // Checked again under the lock, because looking up users took time.
    const caller = await authorizeLocked(transaction, projects, { action, projectId, userId });
    assertMayAssign(caller.role, body.role);
    if (existingId !== null && (await members.findOfUser(transaction, projectId, existingId)) !== null) throw new ApiError('MEMBER_EXISTS');
    if ((await invitations.findOpen(transaction, projectId, target, createdAt)) !== null) throw new ApiError('INVITATION_EXISTS');
    if ((await invitations.countOpen(transaction, projectId, createdAt)) >= invitationsMax) {
      throw new ApiError('LIMIT_REACHED', { details: { limit: invitationsMax } });
    }
    await assertNotTooMany(transaction, services, { projectId, target, userId, at: createdAt });
    const expiresAt = new Date(createdAt.getTime() + invitationMs);
    const row = await invitations.create(transaction, { projectId, ...target, role: body.role, invitedBy: userId, createdAt, expiresAt });
    await audit.add(transaction, invitationEntry('invitation.create', userId, row));
    await enqueueInvitation(transaction, row, { inviter, language });
    return row;
  });
  return toInvitation(invitation, await users.listPublicUsers([userId], memberViewer(userId, role)), 'pending');
}

export async function enqueueInvitation(
  transaction: Transaction,
  row: InvitationRow,
  { inviter, language }: { inviter: string; language: string },
): Promise<void> {
  const { id: invitationId, projectId, email, userId, role, sendCount, expiresAt } = row;
  await enqueueEmails(transaction, {
    type: 'invitation',
    projectId,
    to: email === null ? { userId: userId ?? '' } : { address: email, language },
    message: { kind: 'invitation', invitationId, sendCount, inviter, role, expiresAt: expiresAt.toISOString() },
    dedupeKey: sendKey(row),
  });
}

/** @throws {ApiError} RATE_LIMITED with the time until the next email is allowed */
export async function assertNotTooMany(
  transaction: Transaction,
  { invitations }: Pick<Services, 'invitations'>,
  { projectId, target, userId, at }: { projectId: string; target: InvitationTarget; userId: string; at: Date },
): Promise<void> {
  for (const [terms, whose] of [
    [inviterTerms, { invitedBy: userId }],
    [recipientTerms, { projectId, target }],
  ] as const) {
    const since = new Date(at.getTime() - terms.windowMs);
    const { sends, oldestAt } = await invitations.countSends(transaction, since, whose);
    if (sends >= terms.max && oldestAt !== null) throw tooSoon(oldestAt.getTime() - since.getTime());
  }
}

export function tooSoon(waitMs: number): ApiError {
  return new ApiError('RATE_LIMITED', { headers: { 'retry-after': Math.max(1, Math.ceil(waitMs / 1_000)).toString() } });
}
