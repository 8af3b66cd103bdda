import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { memberViewer } from '../../users/to-public-user.ts';
import { toMember } from '../to-member.ts';

export const getMember = defineRoute(contract.getMember, async ({ params, userId, role }, { members, users }) => {
  const row = await members.find(params.projectId, params.memberId);
  if (row === null) throw new ApiError('MEMBER_NOT_FOUND');
  return toMember(row, await users.listPublicUsers([row.userId], memberViewer(userId, role)));
});
