import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { midnightUtc } from '../midnight-utc.ts';
import { toApiKey } from '../to-api-key.ts';

export const listApiKeys = defineRoute(contract.listApiKeys, async ({ params }, { apiKeys, now }) => {
  const at = now();
  const list = await apiKeys.list(params.projectId, midnightUtc(at));
  return list.map((entry) => toApiKey(entry, at));
});
