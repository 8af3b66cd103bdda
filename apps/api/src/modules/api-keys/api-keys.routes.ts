import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { toApiKey, apiKeyEntry } from './api-keys.mapping.ts';
import { usagePeriods } from './api-keys.repository.ts';
import { createApiKey } from './create-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';
import { updateApiKey } from './update-api-key.ts';

export const listApiKeys = defineRoute(contract.listApiKeys, async ({ params }, { apiKeys, now }) => {
  const at = now();
  const list = await apiKeys.list(params.projectId, usagePeriods(at));
  return list.map((entry) => toApiKey(entry, at));
});

export const getApiKey = defineRoute(contract.getApiKey, async ({ params }, { apiKeys, now }) => {
  const at = now();
  const found = await apiKeys.find(params.projectId, params.apiKeyId, usagePeriods(at));
  if (found === null) throw new ApiError('API_KEY_NOT_FOUND');
  return toApiKey(found, at);
});

export const deleteApiKey = defineRoute(
  contract.deleteApiKey,
  async ({ params: { projectId, apiKeyId }, userId }, { orm, projects, apiKeys, audit, now }) => {
    await orm.transaction(async (transaction) => {
      await authorizeLocked(transaction, projects, { action: contract.deleteApiKey.access, projectId, userId });
      const apiKey = await apiKeys.findLocked(transaction, projectId, apiKeyId);
      if (apiKey === null) throw new ApiError('API_KEY_NOT_FOUND');
      await apiKeys.update(transaction, apiKey.id, { deletedAt: now() });
      await audit.add(transaction, apiKeyEntry('apiKey.delete', userId, apiKey));
    });
    return null;
  },
);

export const apiKeyRoutes = [listApiKeys, createApiKey, getApiKey, updateApiKey, rotateApiKey, deleteApiKey];
