import { applyPlanChange, planChange, type AppliedPlanChange, type BillingState, type PlanId } from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';

/**
 * A project once a plan was chosen; the rules are those of `@onepoint/plans-domain`, whatever the client believed.
 *
 * @param state what is due settled already
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PLAN_CHANGE_REFUSED with `reason`
 */
export function choosePlan(state: BillingState, target: PlanId, now: Date): AppliedPlanChange<BillingState> {
  const change = planChange({ ...state, current: state.planId, next: state.nextPlanId, target });
  if (change.kind === 'enterprise') throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: 'PLAN_BY_REQUEST' } });
  if (change.kind !== 'refused') return applyPlanChange(state, target, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: change.reason } });
}
