import { contract } from '@onepoint/api-contract';
import { enqueueEmails } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { memberEntry } from '../members/members.mapping.ts';
import { membersMax } from '../members/members.rules.ts';
import { presentProject } from '../projects/projects.mapping.ts';
import { auditViewer, toPublicUser } from '../users/public-user.ts';
import { recipientOf } from './invitations.repository.ts';

export const acceptInvitation = defineRoute(contract.acceptInvitation, async ({ params: { invitationId }, userId }, services) => {
  const { orm, users, projects, members, invitations, audit, now } = services;
  const user = await users.getCurrentUser(userId);
  const recipient = recipientOf(user);
  const at = now();
  const found = await invitations.findReceived(invitationId, recipient, at);
  if (found === null) throw new ApiError('INVITATION_NOT_FOUND');
  const { projectId } = found;
  return orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, projectId);
    // Read again under the lock, where it can no longer be revoked or accepted by another request.
    const invitation = await invitations.findReceived(invitationId, recipient, at, transaction);
    if (project === null || invitation === null) throw new ApiError('INVITATION_NOT_FOUND');
    await users.lockActive(transaction, userId);
    const existing = await members.findOfUser(transaction, projectId, userId);
    await invitations.accept(transaction, projectId, recipient, at);
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
});
