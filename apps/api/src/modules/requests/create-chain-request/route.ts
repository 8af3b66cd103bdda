import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';

export const createChainRequest = defineRoute(contract.createChainRequest, async ({ body }, { requests }) => ({
  id: await requests.addChainRequest(body),
}));
