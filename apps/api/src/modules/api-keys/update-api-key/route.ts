import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { changeApiKey } from '../change-api-key.ts';
import { toApiKey } from '../to-api-key.ts';
import { usagePeriods } from '../usage-periods.ts';

export const updateApiKey = defineRoute(contract.updateApiKey, async ({ params, body, userId }, { orm, projects, apiKeys, audit, now }) => {
  const { projectId, apiKeyId } = params;
  await orm.transaction(async (transaction) => {
    await authoriseLocked(transaction, projects, { action: contract.updateApiKey.access, projectId, userId });
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
