import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { invite } from '../invitations/invite.ts';
import { memberViewer } from '../users/public-user.ts';
import { toMember } from './members.mapping.ts';
import { removeMember } from './remove-member.ts';
import { updateMember } from './update-member.ts';

export const listMembers = defineRoute(contract.listMembers, async ({ params, userId, role }, { members, users }) => {
  const rows = await members.list(params.projectId);
  const publicUsers = await users.listPublicUsers(
    rows.map((row) => row.userId),
    memberViewer(userId, role),
  );
  return rows.map((row) => toMember(row, publicUsers));
});

export const getMember = defineRoute(contract.getMember, async ({ params, userId, role }, { members, users }) => {
  const row = await members.find(params.projectId, params.memberId);
  if (row === null) throw new ApiError('MEMBER_NOT_FOUND');
  return toMember(row, await users.listPublicUsers([row.userId], memberViewer(userId, role)));
});

/** Creates an invitation. No one becomes a member without accepting it. */
export const addMember = defineRoute(contract.addMember, ({ params: { projectId }, body, userId, role }, services) =>
  invite({ projectId, body, userId, role, action: contract.addMember.access }, services),
);

export const memberRoutes = [listMembers, addMember, getMember, updateMember, removeMember];
