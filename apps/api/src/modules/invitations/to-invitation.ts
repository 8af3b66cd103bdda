import type { Invitation, PublicUser } from '@onepoint/api-contract';
import { toPublicUser } from '../users/to-public-user.ts';
import type { InvitationRow } from './invitations-repository.ts';

/** An invitation for the wire. */
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
