import { contract, isAsExpected, type Project } from '@onepoint/api-contract';
import { billingAuditEntries, settleProject, type Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { runOnce, type RunOnceResult } from '../../idempotency/run-once.ts';
import { assertMay, assertScope } from '../../plugins/access.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from './authorize-locked.ts';
import { changeBilling } from './change-billing.ts';
import { changeSettings } from './change-settings.ts';
import { presentProject, toProject } from './projects.mapping.ts';

export const updateProject = defineRoute(contract.updateProject, async ({ params, body, userId, token, idempotency }, services) => {
  const { orm, projects, audit, now } = services;
  const {
    nextUsageCommitment: planId,
    nextGeyserUsageCommitment,
    nextGeyserUsageCommitmentMultiplier: packageCount,
    expected,
    ...settings
  } = body;
  const isBilling =
    settings.spendLimit !== undefined ||
    settings.alerts !== undefined ||
    planId !== undefined ||
    nextGeyserUsageCommitment !== undefined ||
    packageCount !== undefined;
  if (isBilling) assertScope(token, 'billing:write');
  const work = async (transaction: Transaction): Promise<RunOnceResult<Project>> => {
    const { projectId } = params;
    const { project, role } = await authorizeLocked(transaction, projects, { action: contract.updateProject.access, projectId, userId });
    if (settings.name !== undefined) assertMay(role, 'project:update');
    if (settings.spendLimit !== undefined || settings.alerts !== undefined) assertMay(role, 'settings:update');
    if (planId !== undefined || nextGeyserUsageCommitment !== undefined || packageCount !== undefined) assertMay(role, 'plan:change');
    if (nextGeyserUsageCommitment !== undefined && (nextGeyserUsageCommitment !== 'L' || packageCount === undefined)) {
      throw new ApiError('PACKAGE_CHANGE_REFUSED', {
        details: { reason: packageCount === undefined ? 'COUNT_MISSING' : 'PACKAGE_UNKNOWN' },
      });
    }
    const at = now();
    const settled = await settleProject(transaction, project, at);
    const { row: billed, paidCents } = await changeBilling(transaction, settled, { planId, packageCount }, at);
    await audit.add(transaction, ...billingAuditEntries(settled, billed, userId, paidCents));
    const { row, entries } = await changeSettings(transaction, billed, settings, userId, at);
    // A change that was already made is not a conflict: the client may be resending it after a lost reply.
    const isChanged = billed !== settled || entries.length > 0;
    if (isChanged && expected && !isAsExpected(toProject(settled, role, [], at), expected)) throw new ApiError('CHANGED_MEANWHILE');
    await audit.add(transaction, ...entries);
    const reply = await presentProject(services, row, role, transaction);
    return { reply, stored: { ...reply } };
  };
  return runOnce<Project>(orm, idempotency, 200, work, (stored) => stored as Project);
});
