import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { apiKeyEntry } from '../api-key-entry.ts';

export const deleteApiKey = defineRoute(
  contract.deleteApiKey,
  async ({ params: { projectId, apiKeyId }, userId }, { orm, projects, apiKeys, audit, now }) => {
    await orm.transaction(async (transaction) => {
      await authoriseLocked(transaction, projects, { action: contract.deleteApiKey.access, projectId, userId });
      const apiKey = await apiKeys.findLocked(transaction, projectId, apiKeyId);
      if (apiKey === null) throw new ApiError('API_KEY_NOT_FOUND');
      await apiKeys.update(transaction, apiKey.id, { deletedAt: now() });
      await audit.add(transaction, apiKeyEntry('apiKey.delete', userId, apiKey));
    });
    return null;
  },
);
