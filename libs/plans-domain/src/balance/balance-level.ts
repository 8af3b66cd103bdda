import { isSpendLimited } from './spend-limit.ts';
import type { PlanId } from '../plans/plan-id.ts';

/** A balance that lasts this many days and no longer is low: time to notice, and for a deposit to be confirmed. */
export const lowRunwayDays = 7;

/** `used-up`: calls are refused. `low`: it will not last long. `in-debt`: below zero on a plan that costs nothing, so nothing stops. */
export type BalanceLevel = 'ok' | 'low' | 'used-up' | 'in-debt';

export interface BalanceLevelParameters {
  readonly planId: PlanId;
  readonly balanceCents: number;
  /** Of `balanceRunwayDays`; null while nothing is spent. */
  readonly runwayDays: number | null;
  /** What the packages cost at their next renewal, in cents; 0 without any. */
  readonly renewalCents: number;
}

/** How a balance stands. Low is one that lasts `lowRunwayDays` or less, or does not pay the next renewal of the packages. */
export function balanceLevel({ planId, balanceCents, runwayDays, renewalCents }: BalanceLevelParameters): BalanceLevel {
  if (isSpendLimited(planId, balanceCents)) return 'used-up';
  if (balanceCents < 0) return 'in-debt';
  const isShort = runwayDays !== null && runwayDays <= lowRunwayDays;
  return balanceCents < renewalCents || (balanceCents > 0 && isShort) ? 'low' : 'ok';
}
