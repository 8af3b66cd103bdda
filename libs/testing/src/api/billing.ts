import type { Project } from '@onepoint/api-contract';
import {
  applyPackageChange,
  applyPlanChange,
  isPlanId,
  packageChange,
  packageId,
  planChange,
  type BillingState,
  type PlanId,
  promoBalanceAfter,
  type BalanceMovement,
} from '@onepoint/plans-domain';
import { ApiRefusal } from './mock-call.ts';

/** Plan and package fields of `PATCH /v1/projects/{projectId}`. */
export interface BillingChanges {
  readonly nextUsageCommitment?: PlanId | undefined;
  readonly nextGeyserUsageCommitment?: PlanId | undefined;
  readonly nextGeyserUsageCommitmentMultiplier?: number | undefined;
}

/**
 * Applies a change of plan or packages to a project with the rules of plans-domain, like the API.
 *
 * @throws {ApiRefusal} PLAN_CHANGE_REFUSED, PACKAGE_CHANGE_REFUSED, BALANCE_TOO_LOW
 */
export function changeBilling(project: Project, changes: BillingChanges, now: Date): Project {
  const { nextUsageCommitment: planId, nextGeyserUsageCommitment, nextGeyserUsageCommitmentMultiplier: count } = changes;
  let state = readBilling(project);
  if (planId !== undefined) state = choosePlan(state, planId, now);
  if (nextGeyserUsageCommitment !== undefined && nextGeyserUsageCommitment !== packageId) throw packageRefused('PACKAGE_UNKNOWN');
  if (count !== undefined) state = chooseCount(state, count, now);
  return writeBilling(project, state);
}

function choosePlan(state: BillingState, target: PlanId, now: Date): BillingState {
  const { planId: current, nextPlanId: next, balanceCents, planEndsAt } = state;
  const change = planChange({ current, next, target, balanceCents, planEndsAt });
  if (change.kind === 'enterprise') throw planRefused('PLAN_BY_REQUEST');
  if (change.kind !== 'refused') return applyPlanChange(state, target, now).state;
  if (change.reason === 'PLAN_IS_CURRENT' || change.reason === 'PLAN_IS_NEXT') return state;
  throw change.reason === 'BALANCE_TOO_LOW' ? balanceTooLow(change.shortfallCents) : planRefused(change.reason);
}

function chooseCount(state: BillingState, count: number, now: Date): BillingState {
  const change = packageChange({ ...state, count, now });
  if (change.kind !== 'refused') return applyPackageChange(state, count, now).state;
  if (change.reason === 'COUNT_IS_CURRENT_AND_NEXT' || change.reason === 'COUNT_IS_NEXT') return state;
  throw change.reason === 'BALANCE_TOO_LOW' ? balanceTooLow(change.shortfallCents) : packageRefused(change.reason);
}

function readBilling(project: Project): BillingState {
  if (!isPlanId(project.usageCommitment)) throw planRefused('PLAN_UNKNOWN');
  const next = project.nextUsageCommitment;
  return {
    planId: project.usageCommitment,
    nextPlanId: next !== null && isPlanId(next) ? next : null,
    planEndsAt: dateOf(project.usageCommitmentEnd),
    packageCount: project.geyserUsageCommitmentMultiplier,
    nextPackageCount: project.nextGeyserUsageCommitmentMultiplier,
    packageEndsAt: dateOf(project.geyserUsageCommitmentEnd),
    balanceCents: project.balance,
  };
}

function writeBilling(project: Project, state: BillingState): Project {
  return {
    ...project,
    ...movedBalance(project, { amountCents: state.balanceCents - project.balance, movesPromo: true }),
    usageCommitment: state.planId,
    usageCommitmentEnd: state.planEndsAt?.toISOString() ?? null,
    nextUsageCommitment: state.nextPlanId,
    geyserUsageCommitment: state.packageCount > 0 ? packageId : null,
    geyserUsageCommitmentMultiplier: state.packageCount,
    geyserUsageCommitmentEnd: state.packageEndsAt?.toISOString() ?? null,
    nextGeyserUsageCommitment: state.nextPackageCount === null ? null : packageId,
    nextGeyserUsageCommitmentMultiplier: state.nextPackageCount,
  };
}

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
const balanceTooLow = (missingCents: number) => new ApiRefusal('BALANCE_TOO_LOW', { missingCents });
const planRefused = (reason: string) => new ApiRefusal('PLAN_CHANGE_REFUSED', { reason });
const packageRefused = (reason: string) => new ApiRefusal('PACKAGE_CHANGE_REFUSED', { reason });

/** Balance and promo credit after a movement, by the ledger's rules. */
function movedBalance(project: Pick<Project, 'balance' | 'promoBalance'>, movement: BalanceMovement) {
  const held = { balanceCents: project.balance, promoBalanceCents: project.promoBalance };
  return { balance: project.balance + movement.amountCents, promoBalance: promoBalanceAfter(held, movement) };
}

/** Applies a movement to the project's balance by the ledger's rules. Changes the project in place. */
export function moveBalance(project: Project, movement: BalanceMovement): void {
  Object.assign(project, movedBalance(project, movement));
}
