import { contract, type Project } from '@onepoint/api-contract';
import { bindReferral } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { projectEntry, toProject } from './projects.mapping.ts';

/** Per user. Counts projects that the user created and owns. */
export const projectsMax = 100;

export const createProject = defineRoute(
  contract.createProject,
  async ({ body, userId, idempotency }, { orm, users, projects, audit, now }) =>
    runOnce<Project>(
      orm,
      idempotency,
      201,
      async (transaction) => {
        await users.lockActive(transaction, userId);
        if ((await projects.countCreated(transaction, userId)) >= projectsMax) {
          throw new ApiError('LIMIT_REACHED', { details: { limit: projectsMax } });
        }
        const project = await projects.create(transaction, { name: body.name, ownerId: userId });
        if (body.referralCode !== undefined) {
          await bindReferral(transaction, { code: body.referralCode, projectId: project.id, userId, now: now() });
        }
        await audit.add(transaction, projectEntry('project.create', userId, project));
        const reply = toProject(project, 'owner', [], now());
        return { reply, stored: { ...reply } };
      },
      (stored) => stored as Project,
    ),
);
