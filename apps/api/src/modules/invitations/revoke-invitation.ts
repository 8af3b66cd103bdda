import { contract, may } from '@onepoint/api-contract';
import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { invitationEntry } from './invitations.mapping.ts';

export const revokeInvitation = defineRoute(
  contract.revokeInvitation,
  async ({ params: { projectId, invitationId: id }, userId }, { orm, projects, invitations, audit, now }) => {
    await orm.transaction(async (transaction) => {
      await authorizeLocked(transaction, projects, { action: contract.revokeInvitation.access, projectId, userId });
      const at = now();
      const invitation = await invitations.findOpen(transaction, projectId, { id }, at);
      if (invitation === null) throw new ApiError('INVITATION_NOT_FOUND');
      await invitations.revoke(transaction, id, at);
      await audit.add(transaction, invitationEntry('invitation.revoke', userId, invitation));
    });
    return null;
  },
);

interface RevokeDisallowedInvitationsParameters {
  projectId: string;
  userId: string;
  /** Their new role; null if they are no longer a member. */
  role: string | null;
  /** Who changed the role; null for the service. */
  actorId: string | null;
  now: Date;
}

/**
 * Revokes the open invitations that a member could no longer make with their new role. Otherwise, a removed member could return by inviting another
 * address of their own. The caller must hold the project's lock.
 */
export async function revokeDisallowedInvitations(
  transaction: Transaction,
  { invitations, audit }: Pick<Services, 'invitations' | 'audit'>,
  { projectId, userId, role, actorId, now }: RevokeDisallowedInvitationsParameters,
): Promise<void> {
  const mayInvite = role !== null && may(role, 'member:manage');
  const mayInviteOwners = mayInvite && may(role, 'owner:manage');
  const open = await invitations.listOpenOf(transaction, projectId, userId, now);
  const disallowed = open.filter((invitation) => !(invitation.role === 'owner' ? mayInviteOwners : mayInvite));
  for (const { id } of disallowed) await invitations.revoke(transaction, id, now);
  await audit.add(transaction, ...disallowed.map((invitation) => invitationEntry('invitation.revoke', actorId, invitation)));
}
