import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toInvitation } from '../to-invitation.ts';
import { verifiedEmailsOf } from '../verified-emails-of.ts';

export const listReceivedInvitations = defineRoute(contract.listReceivedInvitations, async ({ userId }, { invitations, users, now }) => {
  const emails = verifiedEmailsOf(await users.getCurrentUser(userId));
  const rows = await invitations.listReceived(emails, now());
  const publicUsers = await users.listPublicUsers([...new Set(rows.map(({ invitation }) => invitation.invitedBy))]);
  return rows.map(({ invitation, project }) => ({ ...toInvitation(invitation, publicUsers), project }));
});
