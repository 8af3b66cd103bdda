import { contract, type ErrorCode } from '@onepoint/api-contract';
import type { Executor } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';
import { findOfLink } from './invitation-links.ts';
import { invitationEntry } from './invitations.mapping.ts';
import { recipientOf, type InvitationRow } from './invitations.repository.ts';

export const declineInvitation = defineRoute(contract.declineInvitation, async ({ params: { invitationId }, userId }, services) => {
  const recipient = recipientOf(await services.users.getCurrentUser(userId));
  const find = (executor?: Executor) => services.invitations.findReceived(invitationId, recipient, services.now(), executor);
  return decline(services, find, 'INVITATION_NOT_FOUND');
});

export const declineInvitationLink = defineRoute(contract.declineInvitationLink, ({ body: { token } }, services) =>
  decline(services, (executor) => findOfLink(services, token, services.now(), executor), 'EMAIL_LINK_INVALID'),
);

async function decline(
  { orm, projects, invitations, audit, now }: Services,
  find: (executor?: Executor) => Promise<InvitationRow | null>,
  missing: ErrorCode,
): Promise<null> {
  const found = await find();
  if (found === null) throw new ApiError(missing);
  await orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, found.projectId);
    // Read again: under the lock, no other request can revoke or accept the invitation.
    const invitation = await find(transaction);
    if (project === null || invitation === null) throw new ApiError(missing);
    await invitations.decline(transaction, invitation.id, now());
    await audit.add(transaction, invitationEntry('invitation.decline', null, invitation));
  });
  return null;
}
