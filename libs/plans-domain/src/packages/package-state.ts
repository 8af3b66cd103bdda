/** What is known of a project's packages. */
export interface PackageState {
  /** Packages that are paid for now. Wire: `geyserUsageCommitmentMultiplier`. */
  readonly packageCount: number;
  /** Packages from the end of the period on: 0 for none (auto-renewal off), null for as many as now. Wire: `nextGeyserUsageCommitmentMultiplier`. */
  readonly nextPackageCount: number | null;
  /** End of the period that is paid for, or null without one. Wire: `geyserUsageCommitmentEnd`. */
  readonly packageEndsAt: Date | null;
  /** Day of the month that the packages were bought on, so that renewals come back to it after a short month; by default the day of `packageEndsAt`. */
  readonly packageAnchorDay?: number | null;
}

/** Packages that the next period will have. */
export function nextPackageCount({ packageCount, nextPackageCount: next }: PackageState): number {
  return next ?? packageCount;
}

/** Whether packages renew by themselves at the end of the period. Source: specification section 4: setting 0 disables auto-renewal. */
export function isAutoRenewed(state: PackageState): boolean {
  return nextPackageCount(state) > 0;
}

/** Packages of the next period where they are other than now's, and from when; null while nothing is to change. Source: decision 29. */
export function pendingPackageChange(state: PackageState): { readonly count: number; readonly effectiveAt: Date | null } | null {
  const count = nextPackageCount(state);
  return count === state.packageCount ? null : { count, effectiveAt: state.packageEndsAt };
}
