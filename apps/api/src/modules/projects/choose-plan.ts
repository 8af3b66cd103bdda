import {
  applyPlanChange,
  planChange,
  type AppliedPlanChange,
  type BillingState,
  type PlanChangeRefusal,
  type PlanId,
} from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';

const alreadyChosen: ReadonlySet<PlanChangeRefusal> = new Set(['PLAN_IS_CURRENT', 'PLAN_IS_NEXT']);

/**
 * A project once a plan was chosen; the rules are those of `@onepoint/plans-domain`, whatever the client believed.
 * The plan that is chosen already changes nothing and costs nothing, so a change can be sent again after a lost reply.
 *
 * @param state what is due settled already
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PLAN_CHANGE_REFUSED with `reason`
 */
export function choosePlan(state: BillingState, target: PlanId, now: Date): AppliedPlanChange<BillingState> {
  const change = planChange({ ...state, current: state.planId, next: state.nextPlanId, target });
  if (change.kind === 'enterprise') throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: 'PLAN_BY_REQUEST' } });
  if (change.kind !== 'refused' || alreadyChosen.has(change.reason)) return applyPlanChange(state, target, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: change.reason } });
}
