import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { invitationEntry } from '../invitation-entry.ts';

export const revokeInvitation = defineRoute(
  contract.revokeInvitation,
  async ({ params: { projectId, invitationId: id }, userId }, { orm, projects, invitations, audit, now }) => {
    await orm.transaction(async (transaction) => {
      await authoriseLocked(transaction, projects, { action: contract.revokeInvitation.access, projectId, userId });
      const at = now();
      const invitation = await invitations.findOpen(transaction, projectId, { id }, at);
      if (invitation === null) throw new ApiError('INVITATION_NOT_FOUND');
      await invitations.revoke(transaction, id, at);
      await audit.add(transaction, invitationEntry('invitation.revoke', userId, invitation));
    });
    return null;
  },
);
