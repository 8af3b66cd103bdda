import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toProject } from '../to-project.ts';

export const getProject = defineRoute(contract.getProject, async ({ params, role }, { projects }) => {
  const project = await projects.find(params.projectId);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  return toProject(project, role);
});
