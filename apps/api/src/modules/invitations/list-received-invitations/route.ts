import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { recipientOf } from '../recipient-of.ts';
import { toInvitation } from '../to-invitation.ts';

export const listReceivedInvitations = defineRoute(contract.listReceivedInvitations, async ({ userId }, { invitations, users, now }) => {
  const rows = await invitations.listReceived(recipientOf(await users.getCurrentUser(userId)), now());
  // Invitees must be able to recognize the inviter.
  const inviterIds = new Set(rows.map(({ invitation }) => invitation.invitedBy));
  const publicUsers = await users.listPublicUsers([...inviterIds], { userId, seesIdentifiers: true });
  return rows.map(({ invitation, project }) => ({ ...toInvitation(invitation, publicUsers), project }));
});
