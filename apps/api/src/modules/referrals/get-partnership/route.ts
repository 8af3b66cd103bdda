import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toPartnership } from '../to-partnership.ts';

export const getPartnership = defineRoute(contract.getPartnership, async ({ params }, { partnerships }) =>
  toPartnership(await partnerships.find(params.projectId)),
);
