import { contract, may } from '@onepoint/api-contract';
import { isEmailLanguage } from '@onepoint/emails';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { toPublicUser } from './public-user.ts';

export const getCurrentUser = defineRoute(contract.getCurrentUser, async ({ userId, language }, { users, emails }) => {
  const user = await users.getCurrentUser(userId);
  if (language !== null && isEmailLanguage(language)) await emails.repository.saveLanguage(userId, language);
  return user;
});

export const getUser = defineRoute(contract.getUser, async ({ params, userId }, { users }) => {
  const roles = params.userId === userId ? [] : await users.listSharedRoles(userId, params.userId);
  if (params.userId !== userId && roles.length === 0) throw new ApiError('USER_NOT_FOUND');
  const viewer = { userId, seesIdentifiers: roles.some((role) => may(role, 'member:manage')) };
  return toPublicUser(params.userId, await users.getUser(params.userId), viewer);
});

export const userRoutes = [getCurrentUser, getUser];
