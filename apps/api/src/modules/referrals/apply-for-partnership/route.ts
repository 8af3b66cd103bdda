import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toPartnership } from '../to-partnership.ts';

export const applyForPartnership = defineRoute(contract.applyForPartnership, async ({ params, body, userId }, { partnerships }) => {
  const application = await partnerships.insert({ projectId: params.projectId, ...body, createdBy: userId });
  if (application === null) throw new ApiError('PARTNERSHIP_EXISTS');
  return toPartnership(application);
});
