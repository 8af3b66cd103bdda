import { postLedgerEntry, randomText, saveBillingState, toBillingState, type BillingAction, type Transaction } from '@onepoint/database';
import type { AppliedPackageChange, PlanId } from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';
import { choosePackages } from './choose-packages.ts';
import { choosePlan } from './choose-plan.ts';
import type { ProjectRow } from './to-project.ts';

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
