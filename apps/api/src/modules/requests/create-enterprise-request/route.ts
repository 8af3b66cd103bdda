import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';

export const createEnterpriseRequest = defineRoute(contract.createEnterpriseRequest, async ({ body }, { requests }) => ({
  id: await requests.addEnterpriseRequest(body),
}));
