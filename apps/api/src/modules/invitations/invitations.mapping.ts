import type { AuditAction, Invitation, PublicUser, ReceivedInvitation } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import { toPublicUser } from '../users/public-user.ts';
import type { InvitationDelivery, InvitationRow } from './invitations.repository.ts';

/** @param delivery state of the last email; undefined if unknown */
export function toInvitation(
  row: InvitationRow,
  users: ReadonlyMap<string, PublicUser>,
  delivery: InvitationDelivery | undefined,
): Invitation {
  return { ...toReceivedInvitation(row, users), sentAt: row.sentAt.toISOString(), delivery: delivery ?? null };
}

export function toReceivedInvitation(row: InvitationRow, users: ReadonlyMap<string, PublicUser>): Omit<ReceivedInvitation, 'project'> {
  const { id, email, userId, role, invitedBy, createdAt, expiresAt } = row;
  return {
    id,
    email,
    userId,
    role,
    invitedBy: users.get(invitedBy) ?? toPublicUser(invitedBy, null),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Names the person as the inviter did: by email address or user id.
 *
 * @param actorId null for the service, and when a person declines, so that the project learns nothing about their account
 */
export function invitationEntry(
  action: AuditAction,
  actorId: string | null,
  { id, email, userId, role, projectId }: InvitationRow,
): NewAuditEntry {
  const [before, after] = action === 'invitation.create' ? [null, role] : [role, null];
  const subject = { type: 'invitation', id, name: email ?? userId ?? '', userId };
  return { projectId, action, actorId, subject, changes: action === 'invitation.resend' ? [] : [{ field: 'role', before, after }] };
}
