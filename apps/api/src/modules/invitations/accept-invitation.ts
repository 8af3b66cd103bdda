import { contract, type ErrorCode, type Project } from '@onepoint/api-contract';
import { enqueueEmails, type Executor } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { memberEntry } from '../members/members.mapping.ts';
import { membersMax } from '../members/members.rules.ts';
import { presentProject } from '../projects/projects.mapping.ts';
import { auditViewer, toPublicUser } from '../users/public-user.ts';
import type { Services } from '../../services.ts';
import { findOfLink } from './invitation-links.ts';
import { recipientOf, type InvitationRow, type Recipient } from './invitations.repository.ts';

/** Called twice: before the transaction, and again under the project's lock. */
type FindInvitation = (executor: Executor | undefined, recipient: Recipient, at: Date) => Promise<InvitationRow | null>;

interface JoinParameters {
  userId: string;
  find: FindInvitation;
  missing: ErrorCode;
}

export const acceptInvitation = defineRoute(contract.acceptInvitation, ({ params: { invitationId }, userId }, services) =>
  join(services, {
    userId,
    find: (executor, recipient, at) => services.invitations.findReceived(invitationId, recipient, at, executor),
    missing: 'INVITATION_NOT_FOUND',
  }),
);

export const acceptInvitationLink = defineRoute(contract.acceptInvitationLink, ({ body: { token }, userId }, services) =>
  join(services, {
    userId,
    find: (executor, _recipient, at) => findOfLink(services, token, at, executor),
    missing: 'EMAIL_LINK_INVALID',
  }),
);

/** Existing members keep their role. */
async function join(services: Services, { userId, find, missing }: JoinParameters): Promise<Project> {
  const { orm, users, projects, members, invitations, audit, now } = services;
  const user = await users.getCurrentUser(userId);
  const recipient = recipientOf(user);
  const at = now();
  const found = await find(undefined, recipient, at);
  if (found === null) throw new ApiError(missing);
  const { projectId } = found;
  return orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, projectId);
    // Read again: under the lock, no other request can revoke or accept the invitation.
    const invitation = await find(transaction, recipient, at);
    if (project === null || invitation === null) throw new ApiError(missing);
    await users.lockActive(transaction, userId);
    const existing = await members.findOfUser(transaction, projectId, userId);
    await invitations.accept(transaction, invitation, recipient, at);
    if (existing !== null) return presentProject(services, project, existing.role, transaction);
    if ((await members.count(transaction, projectId)) >= membersMax) {
      throw new ApiError('LIMIT_REACHED', { details: { limit: membersMax } });
    }
    const member = await members.add(transaction, { projectId, userId, role: invitation.role });
    const change = { name: toPublicUser(userId, user, auditViewer).displayName, before: null, after: member.role };
    await audit.add(transaction, memberEntry('invitation.accept', userId, member, change));
    await enqueueEmails(transaction, {
      type: 'memberChanges',
      projectId,
      to: { rolesExcept: [userId] },
      message: { kind: 'memberJoined', member: change.name, role: member.role },
    });
    return presentProject(services, project, member.role, transaction);
  });
}
