import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { midnightUtc } from '../midnight-utc.ts';
import { toApiKey } from '../to-api-key.ts';

export const getApiKey = defineRoute(contract.getApiKey, async ({ params }, { apiKeys, now }) => {
  const at = now();
  const found = await apiKeys.find(params.projectId, params.apiKeyId, midnightUtc(at));
  if (found === null) throw new ApiError('API_KEY_NOT_FOUND');
  return toApiKey(found, at);
});
