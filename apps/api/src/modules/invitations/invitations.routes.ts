import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../routing/define-route.ts';
import { memberViewer } from '../users/public-user.ts';
import { acceptInvitation, acceptInvitationLink } from './accept-invitation.ts';
import { declineInvitation, declineInvitationLink } from './decline-invitation.ts';
import { openInvitationLink } from './invitation-links.ts';
import { toInvitation, toReceivedInvitation } from './invitations.mapping.ts';
import { recipientOf } from './invitations.repository.ts';
import { invite } from './invite.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export const listInvitations = defineRoute(contract.listInvitations, async ({ params, userId, role }, { invitations, users, now }) => {
  const rows = await invitations.listOpen(params.projectId, now());
  const publicUsers = await users.listPublicUsers([...new Set(rows.map(({ invitedBy }) => invitedBy))], memberViewer(userId, role));
  const deliveries = await invitations.listDeliveries(rows);
  return rows.map((row) => toInvitation(row, publicUsers, deliveries.get(row.id)));
});

export const listReceivedInvitations = defineRoute(contract.listReceivedInvitations, async ({ userId }, { invitations, users, now }) => {
  const rows = await invitations.listReceived(recipientOf(await users.getCurrentUser(userId)), now());
  // Not masked, so that invitees can recognize the inviter.
  const inviterIds = new Set(rows.map(({ invitation }) => invitation.invitedBy));
  const publicUsers = await users.listPublicUsers([...inviterIds], { userId, seesIdentifiers: true });
  return rows.map(({ invitation, project }) => ({ ...toReceivedInvitation(invitation, publicUsers), project }));
});

export const createInvitation = defineRoute(contract.createInvitation, ({ params: { projectId }, body, userId, role }, services) =>
  invite({ projectId, body, userId, role, action: contract.createInvitation.access }, services),
);

export const invitationRoutes = [
  listInvitations,
  createInvitation,
  resendInvitation,
  revokeInvitation,
  listReceivedInvitations,
  acceptInvitation,
  declineInvitation,
  openInvitationLink,
  acceptInvitationLink,
  declineInvitationLink,
];
