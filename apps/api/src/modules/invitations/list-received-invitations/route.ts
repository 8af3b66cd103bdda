import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { recipientOf } from '../recipient-of.ts';
import { toInvitation } from '../to-invitation.ts';

export const listReceivedInvitations = defineRoute(contract.listReceivedInvitations, async ({ userId }, { invitations, users, now }) => {
  const rows = await invitations.listReceived(recipientOf(await users.getCurrentUser(userId)), now());
  const publicUsers = await users.listPublicUsers([...new Set(rows.map(({ invitation }) => invitation.invitedBy))]);
  return rows.map(({ invitation, project }) => ({ ...toInvitation(invitation, publicUsers), project }));
});
