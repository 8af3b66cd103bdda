import { contract, type Project } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { runOnce } from '../../../idempotency/run-once.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { projectsMax } from '../projects-max.ts';
import { toProject } from '../to-project.ts';

export const createProject = defineRoute(contract.createProject, async ({ body, userId, idempotency }, { orm, projects }) =>
  runOnce<Project>(
    orm,
    idempotency,
    201,
    async (transaction) => {
      if ((await projects.countOwned(transaction, userId)) >= projectsMax) {
        throw new ApiError('LIMIT_REACHED', { details: { limit: projectsMax } });
      }
      const reply = toProject(await projects.create(transaction, { name: body.name, ownerId: userId }), 'owner');
      return { reply, stored: { ...reply } };
    },
    (stored) => stored as Project,
  ),
);
