import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toApiKey } from '../to-api-key.ts';
import { usagePeriods } from '../usage-periods.ts';

export const getApiKey = defineRoute(contract.getApiKey, async ({ params }, { apiKeys, now }) => {
  const at = now();
  const found = await apiKeys.find(params.projectId, params.apiKeyId, usagePeriods(at));
  if (found === null) throw new ApiError('API_KEY_NOT_FOUND');
  return toApiKey(found, at);
});
