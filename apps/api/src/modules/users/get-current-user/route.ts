import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export const getCurrentUser = defineRoute(contract.getCurrentUser, async ({ userId }, { users }) => {
  try {
    return await users.getUser(userId);
  } catch (error) {
    // The token outlives a deleted account by up to a minute.
    if (error instanceof ApiError && error.code === 'USER_NOT_FOUND') throw new ApiError('SESSION_REQUIRED', { cause: error });
    throw error;
  }
});
