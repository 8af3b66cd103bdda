import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { createFirstProject } from './create-first-project.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { toProject, presentProject } from './projects.mapping.ts';
import { updateProject } from './update-project.ts';

export const listProjects = defineRoute(contract.listProjects, async ({ userId }, { projects, alerts, now }) => {
  const list = await projects.listOfUser(userId);
  const open = await alerts.listOpen(list.map(({ project }) => project.id));
  const at = now();
  return list.map(({ project, role }) =>
    toProject(
      project,
      role,
      open.filter(({ projectId }) => projectId === project.id),
      at,
    ),
  );
});

export const getProject = defineRoute(contract.getProject, async ({ params, role }, services) => {
  const project = await services.projects.find(params.projectId);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  return presentProject(services, project, role);
});

export const projectRoutes = [listProjects, createProject, createFirstProject, getProject, updateProject, deleteProject];
