import { postLedgerEntry, randomText, saveBillingState, toBillingState, type BillingAction, type Transaction } from '@onepoint/database';
import {
  type AppliedPackageChange,
  type PlanId,
  applyPlanChange,
  planChange,
  type AppliedPlanChange,
  type BillingState,
  type PlanChangeRefusal,
  applyPackageChange,
  packageChange,
  type PackageChangeRefusal,
} from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';
import type { ProjectRow } from './projects.mapping.ts';

const sameCount: ReadonlySet<PackageChangeRefusal> = new Set(['COUNT_IS_CURRENT_AND_NEXT', 'COUNT_IS_NEXT']);

/**
 * A project once a number of packages was chosen; the rules are those of `@onepoint/plans-domain`, whatever the client believed.
 * The number that is chosen already changes nothing and costs nothing, so a change can be sent again after a lost reply.
 *
 * @param state what is due settled already
 * @param count 0 to 100
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PACKAGE_CHANGE_REFUSED with `reason`
 */
export function choosePackages(state: BillingState, count: number, now: Date): AppliedPackageChange<BillingState> {
  const change = packageChange({ ...state, count, now });
  if (change.kind !== 'refused' || sameCount.has(change.reason)) return applyPackageChange(state, count, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PACKAGE_CHANGE_REFUSED', { details: { reason: change.reason } });
}

const samePlan: ReadonlySet<PlanChangeRefusal> = new Set(['PLAN_IS_CURRENT', 'PLAN_IS_NEXT']);

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
  if (change.kind !== 'refused' || samePlan.has(change.reason)) return applyPlanChange(state, target, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PLAN_CHANGE_REFUSED', { details: { reason: change.reason } });
}

export interface BillingChoices {
  planId?: PlanId | undefined;
  /** 0 to 100. */
  packageCount?: number | undefined;
}

export interface ChangedBilling {
  row: ProjectRow;
  /** What was charged at once, by what the audit log calls it. */
  paidCents: Partial<Record<BillingAction, number>>;
}

/**
 * Carries out what was chosen, plan before packages, and charges what starts now. All of it happens, or nothing does.
 *
 * @param row the project, locked by this transaction, what is due settled
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
      // The row is locked and moves on with the charge: choosing the same again charges nothing. A random text, not the moment: clocks of
      // two processes may tell the same one twice.
      idempotencyKey: `${subject}:${row.id}:${randomText(16)}:chosen`,
      cause: subject === 'plan' ? { planId } : { packageCount },
    });
  };
  if (planId !== undefined) await charge('plan', choosePlan(state, planId, now));
  if (packageCount !== undefined) await charge('packages', choosePackages(state, packageCount, now));
  if (state === before) return { row, paidCents };
  return { row: await saveBillingState(transaction, row.id, state), paidCents };
}
