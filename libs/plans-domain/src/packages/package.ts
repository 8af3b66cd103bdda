import { planLimits } from '../plans/plan-limits.ts';
import type { PlanId } from '../plans/plan.ts';

export const packageId = 'L';

/** Cents per month. Source: specification section 9. */
export const packagePriceCents = 4_900;

/** Open WebSocket connections that one package adds. Source: specification section 9. */
export const connectionsPerPackage = 5;

/** Per project. Source: specification sections 5 and 9. */
export const packageCountMax = 100;

export interface PackageTerms {
  readonly priceCents: number;
  readonly connections: number;
  readonly countMax: number;
}

/** The terms of this build. The API's terms can be newer; see `readPackageTerms`. */
export const packageTerms: PackageTerms = { priceCents: packagePriceCents, connections: connectionsPerPackage, countMax: packageCountMax };

export interface PackageState {
  /** Packages that are paid for now. Wire name: `geyserUsageCommitmentMultiplier`. */
  readonly packageCount: number;
  /** Packages of the next period: 0 turns auto-renewal off, null keeps the current number. Wire name: `nextGeyserUsageCommitmentMultiplier`. */
  readonly nextPackageCount: number | null;
  /** End of the paid period; null without one. Wire name: `geyserUsageCommitmentEnd`. */
  readonly packageEndsAt: Date | null;
  /** Day of the month on which the packages were bought. See `BillingPeriod`. Default: the day of `packageEndsAt`. */
  readonly packageAnchorDay?: number | null;
}

/** Number of packages in the next period: the current number, unless another one is chosen. */
export function nextPackageCount({ packageCount, nextPackageCount: next }: PackageState): number {
  return next ?? packageCount;
}

/** Whether packages renew at the end of the period. Source: specification section 4 (setting 0 disables auto-renewal). */
export function isAutoRenewed(state: PackageState): boolean {
  return nextPackageCount(state) > 0;
}

/** The number of packages from the next period on, and when it starts. Null if the number stays the same. Source: decision 29. */
export function pendingPackageChange(state: PackageState): { readonly count: number; readonly effectiveAt: Date | null } | null {
  const count = nextPackageCount(state);
  return count === state.packageCount ? null : { count, effectiveAt: state.packageEndsAt };
}

/** Whether `count` is an integer from 0 to 100. Source: specification section 5. */
export function isPackageCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= packageCountMax;
}

/** Monthly price in cents: count × $49. Source: specification section 4 "Package change". */
export function packageCostCents(count: number, priceCents: number = packagePriceCents): number {
  return count * priceCents;
}

/** WebSocket connections that the packages add: count × 5. Source: specification section 9. */
export function packageConnections(count: number, connections: number = connectionsPerPackage): number {
  return count * connections;
}

/**
 * Parses a typed package count. Rounds it and clamps it to 0–100, as the field does on blur. Text that is not a number becomes 0. Source:
 * specification section 5 "Package count".
 */
export function parsePackageCount(typed: string | number): number {
  const count = typeof typed === 'number' ? typed : Number.parseFloat(typed);
  if (Number.isNaN(count)) return 0;
  return Math.round(Math.min(packageCountMax, Math.max(0, count)));
}

/** Maximum open WebSocket connections per API key: the plan's limit plus 5 per package. Source: specification section 9. */
export function projectConnectionsMax(planId: Exclude<PlanId, 'L'>, packageCount: number): number {
  return planLimits(planId).connectionsMax + packageConnections(packageCount);
}
