import { contract, may } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { toPublicUser } from './public-user.ts';

export const getCurrentUser = defineRoute(contract.getCurrentUser, ({ userId }, { users }) => users.getCurrentUser(userId));

export const getUser = defineRoute(contract.getUser, async ({ params, userId }, { users }) => {
  const roles = params.userId === userId ? [] : await users.listSharedRoles(userId, params.userId);
  if (params.userId !== userId && roles.length === 0) throw new ApiError('USER_NOT_FOUND');
  const viewer = { userId, seesIdentifiers: roles.some((role) => may(role, 'member:manage')) };
  return toPublicUser(params.userId, await users.getUser(params.userId), viewer);
});

export const userRoutes = [getCurrentUser, getUser];
