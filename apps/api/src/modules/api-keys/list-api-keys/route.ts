import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { midnightUtc } from '../midnight-utc.ts';
import { toApiKey } from '../to-api-key.ts';

export const listApiKeys = defineRoute(contract.listApiKeys, async ({ params }, { apiKeys, now }) => {
  const list = await apiKeys.list(params.projectId, midnightUtc(now()));
  return list.map((entry) => toApiKey(entry));
});
