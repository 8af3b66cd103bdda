import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toPartnership } from '../to-partnership.ts';

export const applyForPartnership = defineRoute(
  contract.applyForPartnership,
  async ({ params: { projectId }, body, userId }, { orm, partnerships, audit }) =>
    orm.transaction(async (transaction) => {
      const application = await partnerships.insert(transaction, { projectId, ...body, createdBy: userId });
      if (application === null) throw new ApiError('PARTNERSHIP_EXISTS');
      const subject = { type: 'partnership', id: application.id, name: application.company };
      await audit.add(transaction, { projectId, action: 'partnership.apply', actorId: userId, subject });
      return toPartnership(application);
    }),
);
