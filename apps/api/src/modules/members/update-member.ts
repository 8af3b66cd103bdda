import { contract } from '@onepoint/api-contract';
import { enqueueEmails } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { revokeDisallowedInvitations } from '../invitations/revoke-invitation.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { auditViewer } from '../users/public-user.ts';
import { memberEntry, toMember } from './members.mapping.ts';
import { assertMayAssign, assertOwnerRemains } from './members.rules.ts';

export const updateMember = defineRoute(contract.updateMember, async ({ params: { projectId, memberId }, body, userId }, services) => {
  const { orm, users, projects, members, audit, now } = services;
  const found = await members.find(projectId, memberId);
  if (found === null) throw new ApiError('MEMBER_NOT_FOUND');
  const publicUsers = await users.listPublicUsers([found.userId, userId], auditViewer);
  const nameOf = (id: string): string => publicUsers.get(id)?.displayName ?? id;
  const member = await orm.transaction(async (transaction) => {
    const { role } = await authorizeLocked(transaction, projects, { action: contract.updateMember.access, projectId, userId });
    const row = await members.find(projectId, memberId, transaction);
    if (row === null) throw new ApiError('MEMBER_NOT_FOUND');
    if (row.role === body.role) return row;
    assertMayAssign(role, row.role, body.role);
    await assertOwnerRemains(transaction, members, row);
    await members.setRole(transaction, memberId, body.role);
    const change = { name: nameOf(row.userId), before: row.role, after: body.role };
    await audit.add(transaction, memberEntry('member.changeRole', userId, row, change));
    const newRole = { projectId, userId: row.userId, role: body.role, actorId: userId, now: now() };
    await revokeDisallowedInvitations(transaction, services, newRole);
    const roles = { before: row.role, after: body.role };
    const actor = nameOf(userId);
    const message = { kind: 'memberRoleChanged', member: nameOf(row.userId), actor, ...roles } as const;
    await enqueueEmails(transaction, { type: 'memberChanges', projectId, to: { rolesExcept: [row.userId, userId] }, message });
    if (row.userId !== userId) {
      const yours = { kind: 'yourRoleChanged', actor, ...roles } as const;
      await enqueueEmails(transaction, { type: 'access', projectId, to: { userId: row.userId }, message: yours });
    }
    return { ...row, role: body.role };
  });
  return toMember(member, publicUsers);
});
