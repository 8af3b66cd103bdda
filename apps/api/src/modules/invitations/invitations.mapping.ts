import type { Invitation, PublicUser, AuditAction } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import { toPublicUser } from '../users/public-user.ts';
import type { InvitationRow } from './invitations.repository.ts';

export function toInvitation(row: InvitationRow, users: ReadonlyMap<string, PublicUser>): Invitation {
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
 * Audit entry of an action on an invitation. It names the person as the inviter did.
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
  return { projectId, action, actorId, subject, changes: [{ field: 'role', before, after }] };
}
