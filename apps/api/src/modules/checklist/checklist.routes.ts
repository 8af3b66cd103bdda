import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../routing/define-route.ts';

const getChecklist = defineRoute(contract.getChecklist, ({ params: { projectId }, userId }, { checklists }) =>
  checklists.find(projectId, userId),
);

const updateChecklist = defineRoute(contract.updateChecklist, async ({ params: { projectId }, body, userId }, { checklists, now }) => {
  await checklists.setDismissed(projectId, userId, body.isDismissed ? now() : null);
  return checklists.find(projectId, userId);
});

export const checklistRoutes = [getChecklist, updateChecklist];
