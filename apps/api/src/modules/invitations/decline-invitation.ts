import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { invitationEntry } from './invitations.mapping.ts';
import { recipientOf } from './invitations.repository.ts';

export const declineInvitation = defineRoute(
  contract.declineInvitation,
  async ({ params: { invitationId }, userId }, { orm, users, projects, invitations, audit, now }) => {
    const recipient = recipientOf(await users.getCurrentUser(userId));
    const at = now();
    const found = await invitations.findReceived(invitationId, recipient, at);
    if (found === null) throw new ApiError('INVITATION_NOT_FOUND');
    await orm.transaction(async (transaction) => {
      const project = await projects.findLocked(transaction, found.projectId);
      // Read again under the lock, where it can no longer be revoked or accepted by another request.
      const invitation = await invitations.findReceived(invitationId, recipient, at, transaction);
      if (project === null || invitation === null) throw new ApiError('INVITATION_NOT_FOUND');
      await invitations.decline(transaction, invitationId, at);
      await audit.add(transaction, invitationEntry('invitation.decline', null, invitation));
    });
    return null;
  },
);
