import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { storeForm } from '../store-form.ts';

export const createEnterpriseRequest = defineRoute(contract.createEnterpriseRequest, async ({ body, ...sender }, services) =>
  storeForm(services, { ...sender, store: (transaction) => services.requests.addEnterpriseRequest(transaction, body) }),
);
