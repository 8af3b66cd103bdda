import { settleBilling, type BillingState } from './billing/settlement.ts';
import { topUpCents, type DepositTerms } from './deposits.ts';

const microcentsPerCent = 1_000_000n;
const dayMs = 86_400_000;

/** A suggested deposit pays for this many days. */
export const forecastDays = 30;

export interface ForecastParameters extends BillingState {
  /** Cost of usage in the last `days` complete days, in microcents; see `paceDays`. */
  readonly spentMicrocents: bigint;
  /** 0 on a project's first day, when its pace is unknown. */
  readonly days: number;
  readonly now: Date;
}

/** In cents. */
export interface ExpectedCharges {
  /** At the recent pace, rounded up to a whole cent. */
  readonly usageCents: number;
  readonly plansCents: number;
  readonly packagesCents: number;
  readonly totalCents: number;
}

/**
 * Expected charges in the next days: usage at the pace of the last complete days, and every plan and package period that starts, at its chosen price
 * and count.
 */
export function expectedCharges(parameters: ForecastParameters, nextDays: number = forecastDays): ExpectedCharges {
  const { spentMicrocents, days, now } = parameters;
  const usageCents = days === 0 ? 0 : Number(ceilDivide(spentMicrocents * BigInt(nextDays), BigInt(days) * microcentsPerCent));
  // An unlimited balance, so that all charges are included. With the real balance, periods that it doesn't cover would end.
  const covered = { ...parameters, balanceCents: Number.MAX_SAFE_INTEGER };
  const { settlements } = settleBilling(covered, new Date(now.getTime() + nextDays * dayMs));
  const chargedFor = (wanted: 'plan' | 'packages') =>
    settlements.reduce((sum, { subject, chargedCents }) => sum + (subject === wanted ? chargedCents : 0), 0);
  const [plansCents, packagesCents] = [chargedFor('plan'), chargedFor('packages')];
  return { usageCents, plansCents, packagesCents, totalCents: usageCents + plansCents + packagesCents };
}

/**
 * The deposit that covers the next days: expected charges plus what is owed, and the fee. The remaining balance is not deducted, so that it stays as
 * a reserve. Null if no charges are expected and nothing is owed.
 *
 * The dashboard and the low-balance email both suggest this amount.
 *
 * @returns cents, within the limits of the deposit terms
 */
export function depositForNextDays(parameters: ForecastParameters, terms: DepositTerms, nextDays: number = forecastDays): number | null {
  const owedCents = Math.max(0, -parameters.balanceCents);
  const missingCents = expectedCharges(parameters, nextDays).totalCents + owedCents;
  return missingCents === 0 ? null : topUpCents(missingCents, terms);
}

const ceilDivide = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;
