import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { changeApiKey } from '../change-api-key.ts';
import { toApiKey } from '../to-api-key.ts';
import { usagePeriods } from '../usage-periods.ts';

export const updateApiKey = defineRoute(contract.updateApiKey, async ({ params, body, userId }, { orm, apiKeys, audit, now }) => {
  const { projectId, apiKeyId } = params;
  await orm.transaction(async (transaction) => {
    const apiKey = await apiKeys.findLocked(transaction, projectId, apiKeyId);
    if (apiKey === null) throw new ApiError('API_KEY_NOT_FOUND');
    const { changes, entries } = changeApiKey(apiKey, body, userId);
    await apiKeys.update(transaction, apiKeyId, changes);
    await audit.add(transaction, ...entries);
  });
  const at = now();
  const updated = await apiKeys.find(projectId, apiKeyId, usagePeriods(at));
  if (updated === null) throw new ApiError('API_KEY_NOT_FOUND');
  return toApiKey(updated, at);
});
