import { contract } from '@onepoint/api-contract';
import { enqueueEmails } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { assertMay } from '../../plugins/access.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { apiKeyEntry } from '../api-keys/api-keys.mapping.ts';
import { revokeDisallowedInvitations } from '../invitations/revoke-invitation.ts';
import { tokenEntry } from '../tokens/tokens.routes.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { auditViewer } from '../users/public-user.ts';
import { memberEntry } from './members.mapping.ts';
import { assertMayAssign, assertOwnerRemains } from './members.rules.ts';

export const removeMember = defineRoute(
  contract.removeMember,
  async ({ params: { projectId, memberId }, query, userId, token, role }, services) => {
    const { orm, users, projects, members, apiKeys, tokens, audit, now } = services;
    const found = await members.find(projectId, memberId);
    if (found === null) throw new ApiError('MEMBER_NOT_FOUND');
    // With a project token, `userId` is its creator, but removing that member is not leaving.
    const isLeaving = token?.kind !== 'project' && found.userId === userId;
    const action = isLeaving ? contract.removeMember.access : 'member:manage';
    assertMay(role, action);
    const publicUsers = await users.listPublicUsers([found.userId, userId], auditViewer);
    const nameOf = (id: string): string => publicUsers.get(id)?.displayName ?? id;
    await orm.transaction(async (transaction) => {
      const caller = await authorizeLocked(transaction, projects, { action, projectId, userId });
      const row = await members.find(projectId, memberId, transaction);
      if (row === null) throw new ApiError('MEMBER_NOT_FOUND');
      if (!isLeaving) assertMayAssign(caller.role, row.role);
      await assertOwnerRemains(transaction, members, row);
      await members.remove(transaction, memberId);
      const change = { name: nameOf(row.userId), before: row.role, after: null };
      await audit.add(transaction, memberEntry(isLeaving ? 'member.leave' : 'member.remove', userId, row, change));
      await revokeDisallowedInvitations(transaction, services, { projectId, userId: row.userId, role: null, actorId: userId, now: now() });
      const [member, actor] = [nameOf(row.userId), nameOf(userId)];
      const message = isLeaving ? ({ kind: 'memberLeft', member } as const) : ({ kind: 'memberRemoved', member, actor } as const);
      await enqueueEmails(transaction, { type: 'memberChanges', projectId, to: { rolesExcept: [row.userId, userId] }, message });
      if (!isLeaving)
        await enqueueEmails(transaction, {
          type: 'access',
          projectId,
          to: { userId: row.userId },
          message: { kind: 'youWereRemoved', actor },
        });
      if (query.apiKeys === 'keep') return;
      const paused = await apiKeys.pauseShown(transaction, { projectId, userId: row.userId, now: now() });
      const statusChange = [{ field: 'status', before: 'active', after: 'paused' }];
      await audit.add(transaction, ...paused.map((apiKey) => apiKeyEntry('apiKey.pause', userId, apiKey, statusChange)));
      const revoked = await tokens.revokeShown(transaction, projectId, row.userId, now());
      await audit.add(transaction, ...revoked.map((shown) => tokenEntry('token.revoke', userId, projectId, shown)));
    });
    return null;
  },
);
