import { acceptInvitation } from './accept-invitation/route.ts';
import { createInvitation } from './create-invitation/route.ts';
import { declineInvitation } from './decline-invitation/route.ts';
import { listInvitations } from './list-invitations/route.ts';
import { listReceivedInvitations } from './list-received-invitations/route.ts';
import { revokeInvitation } from './revoke-invitation/route.ts';

export const invitationRoutes = [
  listInvitations,
  createInvitation,
  revokeInvitation,
  listReceivedInvitations,
  acceptInvitation,
  declineInvitation,
];
