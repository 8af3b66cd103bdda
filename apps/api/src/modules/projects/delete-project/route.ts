import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';

export const deleteProject = defineRoute(contract.deleteProject, async ({ params }, { orm, projects, now }) => {
  await orm.transaction((transaction) => projects.delete(transaction, params.projectId, now()));
  return null;
});
