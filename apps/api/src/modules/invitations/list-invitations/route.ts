import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { memberViewer } from '../../users/to-public-user.ts';
import { toInvitation } from '../to-invitation.ts';

export const listInvitations = defineRoute(contract.listInvitations, async ({ params, userId, role }, { invitations, users, now }) => {
  const rows = await invitations.listOpen(params.projectId, now());
  const publicUsers = await users.listPublicUsers([...new Set(rows.map(({ invitedBy }) => invitedBy))], memberViewer(userId, role));
  return rows.map((row) => toInvitation(row, publicUsers));
});
