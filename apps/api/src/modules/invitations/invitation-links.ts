import { contract } from '@onepoint/api-contract';
import type { Executor } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';
import { auditViewer } from '../users/public-user.ts';
import type { InvitationRow } from './invitations.repository.ts';

/** Null if the token is invalid, or if the invitation is no longer open or was resent. */
export async function findOfLink(
  { emails, invitations }: Pick<Services, 'emails' | 'invitations'>,
  token: string,
  now: Date,
  executor?: Executor,
): Promise<InvitationRow | null> {
  const link = emails.links.readInvitation(token);
  const invitation = link === null ? null : await invitations.findOpenById(link.invitationId, now, executor);
  return invitation?.sendCount === link?.sendCount ? invitation : null;
}

export const openInvitationLink = defineRoute(contract.openInvitationLink, async ({ body: { token } }, services) => {
  const { projects, users, now } = services;
  const invitation = await findOfLink(services, token, now());
  const project = invitation === null ? null : await projects.find(invitation.projectId);
  if (invitation === null || project === null) throw new ApiError('EMAIL_LINK_INVALID');
  const { invitedBy, role, expiresAt } = invitation;
  // Not masked, because the email also contains the inviter's name.
  const inviter = (await users.listPublicUsers([invitedBy], auditViewer)).get(invitedBy)?.displayName ?? invitedBy;
  return { project: { name: project.name }, inviter, role, expiresAt: expiresAt.toISOString() };
});
