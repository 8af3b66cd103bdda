import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { memberViewer } from '../../users/to-public-user.ts';
import { toMember } from '../to-member.ts';

export const listMembers = defineRoute(contract.listMembers, async ({ params, userId, role }, { members, users }) => {
  const rows = await members.list(params.projectId);
  const publicUsers = await users.listPublicUsers(
    rows.map((row) => row.userId),
    memberViewer(userId, role),
  );
  return rows.map((row) => toMember(row, publicUsers));
});
