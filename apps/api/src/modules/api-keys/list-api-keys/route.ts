import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toApiKey } from '../to-api-key.ts';
import { usagePeriods } from '../usage-periods.ts';

export const listApiKeys = defineRoute(contract.listApiKeys, async ({ params }, { apiKeys, now }) => {
  const at = now();
  const list = await apiKeys.list(params.projectId, usagePeriods(at));
  return list.map((entry) => toApiKey(entry, at));
});
