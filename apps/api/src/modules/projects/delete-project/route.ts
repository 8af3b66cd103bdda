import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { projectEntry } from '../project-entry.ts';

export const deleteProject = defineRoute(contract.deleteProject, async ({ params, userId }, { orm, projects, audit, now }) => {
  await orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, params.projectId);
    if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
    await audit.add(transaction, projectEntry('project.delete', userId, project));
    await projects.delete(transaction, params.projectId, now());
  });
  return null;
});
