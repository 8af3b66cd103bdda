import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { midnightUtc } from '../midnight-utc.ts';
import { toApiKey } from '../to-api-key.ts';

export const updateApiKey = defineRoute(contract.updateApiKey, async ({ params, body }, { apiKeys, now }) => {
  const { projectId, apiKeyId } = params;
  const updated = (await apiKeys.update(projectId, apiKeyId, body)) ? await apiKeys.find(projectId, apiKeyId, midnightUtc(now())) : null;
  if (updated === null) throw new ApiError('API_KEY_NOT_FOUND');
  return toApiKey(updated, now());
});
