import { postLedgerEntry, randomText, saveBillingState, toBillingState, type BillingAction, type Transaction } from '@onepoint/database';
import {
  applyPackageChange,
  applyPlanChange,
  packageChange,
  planChange,
  type AppliedPackageChange,
  type AppliedPlanChange,
  type BillingState,
  type PackageChangeRefusal,
  type PlanChangeRefusal,
  type PlanId,
} from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';
import type { ProjectRow } from './projects.mapping.ts';

interface BillingChoices {
  planId?: PlanId | undefined;
  /** 0 to 100. */
  packageCount?: number | undefined;
}

interface ChangedBilling {
  row: ProjectRow;
  paidCents: Partial<Record<BillingAction, number>>;
}

/**
 * Applies the plan first, then the packages, and charges what starts now.
 *
 * @param row the project, settled and locked by this transaction
 * @throws {ApiError} BALANCE_TOO_LOW, PLAN_CHANGE_REFUSED, PACKAGE_CHANGE_REFUSED
 */
export async function changeBilling(
  transaction: Transaction,
  row: ProjectRow,
  { planId, packageCount }: BillingChoices,
  now: Date,
): Promise<ChangedBilling> {
  const paidCents: ChangedBilling['paidCents'] = {};
  if (planId === undefined && packageCount === undefined) return { row, paidCents };
  const before = toBillingState(row);
  if (before === null) throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: 'PLAN_UNKNOWN' } });
  let state = before;

  const charge = async (subject: 'plan' | 'packages', { state: after, chargedCents }: AppliedPackageChange<typeof state>) => {
    state = after;
    if (chargedCents === 0) return;
    paidCents[subject === 'plan' ? 'plan.change' : 'package.change'] = chargedCents;
    await postLedgerEntry(transaction, {
      projectId: row.id,
      kind: subject === 'plan' ? 'plan' : 'package',
      amountCents: -chargedCents,
      // Random, because two processes may read the same time. Repeating a choice charges nothing, because the charge already changed the locked row.
      idempotencyKey: `${subject}:${row.id}:${randomText(16)}:chosen`,
      cause: subject === 'plan' ? { planId } : { packageCount },
    });
  };
  if (planId !== undefined) await charge('plan', choosePlan(state, planId, now));
  if (packageCount !== undefined) await charge('packages', choosePackages(state, packageCount, now));
  if (state === before) return { row, paidCents };
  return { row: await saveBillingState(transaction, row.id, state), paidCents };
}

const samePlan: ReadonlySet<PlanChangeRefusal> = new Set(['PLAN_IS_CURRENT', 'PLAN_IS_NEXT']);

/**
 * Applies a plan by the rules of `@onepoint/plans-domain`. Choosing the current plan changes nothing and costs nothing, so that a client can resend a
 * change after a lost reply.
 *
 * @param state the project's billing state, with ended periods settled
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PLAN_CHANGE_REFUSED with `reason`
 */
function choosePlan(state: BillingState, target: PlanId, now: Date): AppliedPlanChange<BillingState> {
  const change = planChange({ ...state, current: state.planId, next: state.nextPlanId, target });
  if (change.kind === 'enterprise') throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: 'PLAN_BY_REQUEST' } });
  if (change.kind !== 'refused' || samePlan.has(change.reason)) return applyPlanChange(state, target, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: change.reason } });
}

const sameCount: ReadonlySet<PackageChangeRefusal> = new Set(['COUNT_IS_CURRENT_AND_NEXT', 'COUNT_IS_NEXT']);

/**
 * Applies a number of packages by the rules of `@onepoint/plans-domain`. Choosing the current number changes nothing and costs nothing, so that a
 * client can resend a change after a lost reply.
 *
 * @param state the project's billing state, with ended periods settled
 * @param count 0 to 100
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PACKAGE_CHANGE_REFUSED with `reason`
 */
function choosePackages(state: BillingState, count: number, now: Date): AppliedPackageChange<BillingState> {
  const change = packageChange({ ...state, count, now });
  if (change.kind !== 'refused' || sameCount.has(change.reason)) return applyPackageChange(state, count, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PACKAGE_CHANGE_REFUSED', { details: { reason: change.reason } });
}
