import { settleBilling, type BillingState } from './billing/settlement.ts';

const microcentsPerCent = 1_000_000n;
const dayMs = 86_400_000;

/** Beyond ten years, a day more or less is irrelevant. */
const renewalDaysMax = 3_660;

export interface BalanceRunwayParameters {
  readonly balanceCents: number;
  /** Usage that isn't charged yet, 0 to 999,999 microcents. Default 0. */
  readonly unbilledMicrocents?: number;
  readonly spentMicrocents: bigint;
  /** Above 0. */
  readonly days: number;
  /** Plan and packages, with the ends of their periods; null if unknown. */
  readonly billing: BillingState | null;
  readonly now: Date;
}

/**
 * Whole days that a balance lasts with usage at the recent pace and every plan and package period that starts, charged in full. Ends at a period that
 * the balance doesn't cover. 0 if it is used up; null if nothing is spent and nothing renews. Source: decision 9.
 */
export function balanceRunwayDays(parameters: BalanceRunwayParameters): number | null {
  const { balanceCents, unbilledMicrocents = 0, spentMicrocents, days, billing, now } = parameters;
  let leftMicrocents = BigInt(balanceCents) * microcentsPerCent - BigInt(unbilledMicrocents);
  if (leftMicrocents <= 0n) return 0;
  const usageLastsMs = (): number => (spentMicrocents > 0n ? Number((leftMicrocents * BigInt(days * dayMs)) / spentMicrocents) : Infinity);
  const charges = renewalCharges(billing, now, Math.min(usageLastsMs(), renewalDaysMax * dayMs));
  for (const { afterMs, chargedCents } of charges) {
    if (usageLastsMs() < afterMs) break;
    const usedMicrocents = (spentMicrocents * BigInt(afterMs)) / BigInt(days * dayMs);
    const chargedMicrocents = BigInt(chargedCents) * microcentsPerCent;
    if (usedMicrocents + chargedMicrocents > leftMicrocents) return Math.floor(afterMs / dayMs);
    leftMicrocents -= chargedMicrocents;
  }
  if (spentMicrocents > 0n) return Math.floor(usageLastsMs() / dayMs);
  return charges.length === 0 ? null : renewalDaysMax;
}

/** Charges for plans and packages in the next `withinMs` milliseconds, oldest first. */
function renewalCharges(billing: BillingState | null, now: Date, withinMs: number): { afterMs: number; chargedCents: number }[] {
  if (billing === null) return [];
  // An unlimited balance, so that all charges are included. With the real balance, periods that it doesn't cover would end.
  const { settlements } = settleBilling({ ...billing, balanceCents: Number.MAX_SAFE_INTEGER }, new Date(now.getTime() + withinMs));
  return settlements
    .filter(({ chargedCents }) => chargedCents > 0)
    .map(({ periodEndedAt, chargedCents }) => ({ afterMs: Math.max(0, periodEndedAt.getTime() - now.getTime()), chargedCents }));
}
