import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toProject } from '../to-project.ts';

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
