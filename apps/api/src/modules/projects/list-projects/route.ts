import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toProject } from '../to-project.ts';

export const listProjects = defineRoute(contract.listProjects, async ({ userId }, { projects }) => {
  const list = await projects.listOfUser(userId);
  return list.map(({ project, role }) => toProject(project, role));
});
