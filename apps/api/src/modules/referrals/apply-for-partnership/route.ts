import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { toPartnership } from '../to-partnership.ts';

export const applyForPartnership = defineRoute(
  contract.applyForPartnership,
  async ({ params: { projectId }, body, userId }, { orm, projects, partnerships, audit }) =>
    orm.transaction(async (transaction) => {
      await authoriseLocked(transaction, projects, { action: contract.applyForPartnership.access, projectId, userId });
      const application = await partnerships.insert(transaction, { projectId, ...body, createdBy: userId });
      if (application === null) throw new ApiError('PARTNERSHIP_EXISTS');
      const subject = { type: 'partnership', id: application.id, name: application.company };
      await audit.add(transaction, { projectId, action: 'partnership.apply', actorId: userId, subject });
      return toPartnership(application);
    }),
);
