import { contract } from '@onepoint/api-contract';
import { settleProject } from '@onepoint/database';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../authorise-locked.ts';
import { findContact } from '../find-contact.ts';
import { moveBalance } from '../move-balance.ts';
import { projectEntry } from '../project-entry.ts';

export const deleteProject = defineRoute(contract.deleteProject, async ({ params: { projectId }, query, userId }, services) => {
  const { orm, projects, audit, users, now } = services;
  const { balance, toProjectId } = query;
  const contact = balance === 'refund' ? await findContact(users, userId) : null;
  await orm.transaction(async (transaction) => {
    const locked = await projects.lockAll(transaction, [projectId, ...(toProjectId === undefined ? [] : [toProjectId])]);
    const project = locked.get(projectId);
    if (project === undefined) throw new ApiError('PROJECT_NOT_FOUND');
    // The identity service was asked meanwhile.
    await authoriseLocked(transaction, projects, { action: contract.deleteProject.access, projectId, userId });
    const at = now();
    const settled = await settleProject(transaction, project, at);
    const target = locked.get(toProjectId ?? '');
    const changes = await moveBalance(transaction, services, { project: settled, choice: balance, target, contact, userId });
    await audit.add(transaction, projectEntry('project.delete', userId, settled, changes));
    await projects.delete(transaction, projectId, at);
  });
  return null;
});
