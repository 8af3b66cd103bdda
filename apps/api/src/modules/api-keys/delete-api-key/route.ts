import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { apiKeyEntry } from '../api-key-entry.ts';

export const deleteApiKey = defineRoute(contract.deleteApiKey, async ({ params, userId }, { orm, apiKeys, audit, now }) => {
  await orm.transaction(async (transaction) => {
    const apiKey = await apiKeys.findLocked(transaction, params.projectId, params.apiKeyId);
    if (apiKey === null) throw new ApiError('API_KEY_NOT_FOUND');
    await apiKeys.update(transaction, apiKey.id, { deletedAt: now() });
    await audit.add(transaction, apiKeyEntry('apiKey.delete', userId, apiKey));
  });
  return null;
});
