import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export const deleteApiKey = defineRoute(contract.deleteApiKey, async ({ params }, { apiKeys, now }) => {
  if (!(await apiKeys.update(params.projectId, params.apiKeyId, { deletedAt: now() }))) throw new ApiError('API_KEY_NOT_FOUND');
  return null;
});
