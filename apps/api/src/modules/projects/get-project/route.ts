import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { presentProject } from '../present-project.ts';

export const getProject = defineRoute(contract.getProject, async ({ params, role }, services) => {
  const project = await services.projects.find(params.projectId);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  return presentProject(services, project, role);
});
