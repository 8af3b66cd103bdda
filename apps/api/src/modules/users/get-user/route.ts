import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toPublicUser } from '../to-public-user.ts';

export const getUser = defineRoute(contract.getUser, async ({ params, userId }, { users }) => {
  const isVisible = params.userId === userId || (await users.shareProject(userId, params.userId));
  if (!isVisible) throw new ApiError('USER_NOT_FOUND');
  return toPublicUser(params.userId, await users.getUser(params.userId));
});
