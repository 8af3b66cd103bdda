import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toMember } from '../to-member.ts';

export const listMembers = defineRoute(contract.listMembers, async ({ params }, { members, users }) => {
  const rows = await members.list(params.projectId);
  const publicUsers = await users.listPublicUsers(rows.map(({ userId }) => userId));
  return rows.map((row) => toMember(row, publicUsers));
});
