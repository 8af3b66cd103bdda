import { isPlanId, planChange, type PlanId } from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';
import type { ProjectChanges } from './projects-repository.ts';
import type { ProjectRow } from './to-project.ts';

type PlanState = Pick<ProjectRow, 'planId' | 'nextPlanId' | 'planEndsAt' | 'balanceCents'>;

/**
 * What choosing a plan changes in a project: its plan at once, or the next one when a paid period is still running.
 * Choosing the current plan takes a pending change back.
 *
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PLAN_CHANGE_REFUSED with `reason`
 */
export function decidePlanChange(project: PlanState, target: PlanId, now: Date): ProjectChanges {
  if (!isPlanId(project.planId)) throw refused('PLAN_UNKNOWN');
  if (target === project.planId && project.nextPlanId !== null) return { nextPlanId: null };

  const planEndsAt = project.planEndsAt !== null && project.planEndsAt > now ? project.planEndsAt : null;
  const change = planChange({ current: project.planId, target, balanceCents: project.balanceCents, planEndsAt });
  if (change.kind === 'enterprise') throw refused('PLAN_BY_REQUEST');
  if (change.kind === 'refused') {
    if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
    throw refused(change.reason);
  }
  return change.effectiveAt === null ? { planId: target, nextPlanId: null } : { nextPlanId: target };
}

function refused(reason: string): ApiError {
  return new ApiError('PLAN_CHANGE_REFUSED', { details: { reason } });
}
