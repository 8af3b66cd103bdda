import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toInvitation } from '../to-invitation.ts';

export const listInvitations = defineRoute(contract.listInvitations, async ({ params }, { invitations, users, now }) => {
  const rows = await invitations.listOpen(params.projectId, now());
  const publicUsers = await users.listPublicUsers([...new Set(rows.map(({ invitedBy }) => invitedBy))]);
  return rows.map((row) => toInvitation(row, publicUsers));
});
