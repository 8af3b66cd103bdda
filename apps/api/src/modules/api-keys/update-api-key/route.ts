import { contract, isAsExpected } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { changeApiKey } from '../change-api-key.ts';
import { toLimits } from '../limit-columns.ts';
import { toAllowLists } from '../to-allow-lists.ts';
import { toApiKey } from '../to-api-key.ts';
import { usagePeriods } from '../usage-periods.ts';

export const updateApiKey = defineRoute(contract.updateApiKey, async ({ params, body, userId }, { orm, projects, apiKeys, audit, now }) => {
  const { projectId, apiKeyId } = params;
  await orm.transaction(async (transaction) => {
    await authoriseLocked(transaction, projects, { action: contract.updateApiKey.access, projectId, userId });
    const apiKey = await apiKeys.findLocked(transaction, projectId, apiKeyId);
    if (apiKey === null) throw new ApiError('API_KEY_NOT_FOUND');
    const { changes, entries } = changeApiKey(apiKey, body, userId);
    const current = { name: apiKey.name, status: apiKey.status, allowLists: toAllowLists(apiKey), limits: toLimits(apiKey) };
    // What is as wanted already is no conflict: a change that no reply came for may be sent again.
    if (entries.length > 0 && body.expected && !isAsExpected(current, body.expected)) throw new ApiError('CHANGED_MEANWHILE');
    await apiKeys.update(transaction, apiKeyId, changes);
    await audit.add(transaction, ...entries);
  });
  const at = now();
  const updated = await apiKeys.find(projectId, apiKeyId, usagePeriods(at));
  if (updated === null) throw new ApiError('API_KEY_NOT_FOUND');
  return toApiKey(updated, at);
});
