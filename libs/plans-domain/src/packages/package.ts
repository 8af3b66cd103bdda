import { planLimits } from '../plans/plan-limits.ts';
import type { PlanId } from '../plans/plan.ts';

/** Id of the package in the catalogue. */
export const packageId = 'L';

/** Price of one package per month, in cents. Source: specification section 9. */
export const packagePriceCents = 4_900;

/** Open WebSocket connections that one package adds. Source: specification section 9. */
export const connectionsPerPackage = 5;

/** Most packages a project can have. Source: specification sections 5 and 9. */
export const packageCountMax = 100;

/** Price, limits, and maximum number of a package. */
export interface PackageTerms {
  readonly priceCents: number;
  /** WebSocket connections added by each package. */
  readonly connections: number;
  readonly countMax: number;
}

/** The terms of this build. */
export const packageTerms: PackageTerms = { priceCents: packagePriceCents, connections: connectionsPerPackage, countMax: packageCountMax };

/** Packages of a project. */
export interface PackageState {
  /** Packages paid for now. Wire name: `geyserUsageCommitmentMultiplier`. */
  readonly packageCount: number;
  /** Packages of the next period: 0 turns auto-renewal off, null keeps the current number. Wire name: `nextGeyserUsageCommitmentMultiplier`. */
  readonly nextPackageCount: number | null;
  /** End of the paid period, null without one. Wire name: `geyserUsageCommitmentEnd`. */
  readonly packageEndsAt: Date | null;
  /** Day of the month the packages were bought on, see `BillingPeriod`. Defaults to the day of `packageEndsAt`. */
  readonly packageAnchorDay?: number | null;
}

/** Number of packages in the next period. */
export function nextPackageCount({ packageCount, nextPackageCount: next }: PackageState): number {
  return next ?? packageCount;
}

/** Whether packages renew at the end of the period. Source: specification section 4 (setting 0 disables auto-renewal). */
export function isAutoRenewed(state: PackageState): boolean {
  return nextPackageCount(state) > 0;
}

/** The number of packages from the next period on and when it starts; null when the number stays the same. Source: decision 29. */
export function pendingPackageChange(state: PackageState): { readonly count: number; readonly effectiveAt: Date | null } | null {
  const count = nextPackageCount(state);
  return count === state.packageCount ? null : { count, effectiveAt: state.packageEndsAt };
}

/** Whether a number is a valid package count: an integer from 0 to 100. Source: specification section 5. */
export function isPackageCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= packageCountMax;
}

/** Monthly price of packages in cents: count × $49. Source: specification section 4 "Package change". */
export function packageCostCents(count: number, priceCents: number = packagePriceCents): number {
  return count * priceCents;
}

/** WebSocket connections that packages add: count × 5. Source: specification section 9. */
export function packageConnections(count: number, connections: number = connectionsPerPackage): number {
  return count * connections;
}

/**
 * Parses a typed package count, rounding it and clamping it to 0–100 as the field does on blur. Text that is not a number becomes 0.
 * Source: specification section 5 "Package count".
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
