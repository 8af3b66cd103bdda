import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { assertMay } from '../../../plugins/authorisation.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { decidePlanChange } from '../decide-plan-change.ts';
import { toProject } from '../to-project.ts';

export const updateProject = defineRoute(contract.updateProject, async ({ params, body, role }, { orm, projects, now }) => {
  const { name, nextUsageCommitment, nextGeyserUsageCommitment, nextGeyserUsageCommitmentMultiplier } = body;
  if (name !== undefined) assertMay(role, 'project:update');
  const changesPackages = nextGeyserUsageCommitment !== undefined || nextGeyserUsageCommitmentMultiplier !== undefined;
  if (nextUsageCommitment !== undefined || changesPackages) assertMay(role, 'plan:change');
  if (changesPackages) throw new ApiError('PACKAGE_CHANGE_REFUSED', { details: { reason: 'PACKAGES_NOT_OFFERED' } });

  return orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, params.projectId);
    if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
    const planChanges = nextUsageCommitment === undefined ? {} : decidePlanChange(project, nextUsageCommitment, now());
    const updated = await projects.update(transaction, params.projectId, { ...(name === undefined ? {} : { name }), ...planChanges });
    return toProject(updated ?? project, role);
  });
});
