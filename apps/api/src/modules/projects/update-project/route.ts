import { contract } from '@onepoint/api-contract';
import { billingAuditEntries, settleProject } from '@onepoint/database';
import { ApiError } from '../../../errors/api-error.ts';
import { assertMay } from '../../../plugins/authorisation.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { changeBilling } from '../change-billing.ts';
import { projectEntry } from '../project-entry.ts';
import { toProject } from '../to-project.ts';

export const updateProject = defineRoute(contract.updateProject, async ({ params, body, userId, role }, { orm, projects, audit, now }) => {
  const { name, nextUsageCommitment: planId, nextGeyserUsageCommitment, nextGeyserUsageCommitmentMultiplier: packageCount } = body;
  if (name !== undefined) assertMay(role, 'project:update');
  if (planId !== undefined || nextGeyserUsageCommitment !== undefined || packageCount !== undefined) assertMay(role, 'plan:change');
  if (nextGeyserUsageCommitment !== undefined && (nextGeyserUsageCommitment !== 'L' || packageCount === undefined)) {
    throw new ApiError('PACKAGE_CHANGE_REFUSED', { details: { reason: packageCount === undefined ? 'COUNT_MISSING' : 'PACKAGE_UNKNOWN' } });
  }

  return orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, params.projectId);
    if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
    const at = now();
    const settled = await settleProject(transaction, project, at);
    const billed = await changeBilling(transaction, settled, { planId, packageCount }, at);
    await audit.add(transaction, ...billingAuditEntries(settled, billed, userId));
    if (name === undefined || name === billed.name) return toProject(billed, role);
    const changes = [{ field: 'name', before: billed.name, after: name }];
    await audit.add(transaction, projectEntry('project.rename', userId, billed, changes));
    return toProject((await projects.rename(transaction, params.projectId, name)) ?? billed, role);
  });
});
