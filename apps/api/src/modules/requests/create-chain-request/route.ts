import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { storeForm } from '../store-form.ts';

export const createChainRequest = defineRoute(contract.createChainRequest, async ({ body, ...sender }, services) =>
  storeForm(services, { ...sender, store: (transaction) => services.requests.addChainRequest(transaction, body) }),
);
