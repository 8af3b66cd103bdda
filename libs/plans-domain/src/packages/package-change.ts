import { firstPeriod } from '../billing/billing-period.ts';
import { effectiveAt } from '../billing/effective-at.ts';
import { shortfallCents } from '../money/shortfall-cents.ts';
import { isPackageCount, packageCostCents } from './package-price.ts';
import { nextPackageCount, type PackageState } from './package-state.ts';

/** Every reason why a number of packages cannot be chosen, in the order in which they are looked for. */
export const packageChangeRefusals = ['COUNT_IS_CURRENT_AND_NEXT', 'COUNT_IS_NEXT', 'NO_PERIOD_TO_END', 'BALANCE_TOO_LOW'] as const;

export type PackageChangeRefusal = (typeof packageChangeRefusals)[number];

export interface PackageChangeParameters extends PackageState {
  readonly balanceCents: number;
  /** Packages chosen, 0 to 100. */
  readonly count: number;
  readonly now: Date;
}

export type PackageChange =
  /** More packages than now: bought at once for a period of their own. */
  | {
      readonly kind: 'increase';
      /** count × 49 dollars, charged at once, in cents. */
      readonly costCents: number;
      readonly balanceAfterCents: number;
      /** When the period that this pays for ends and the packages renew. */
      readonly renewsAt: Date;
    }
  /** As many as now or fewer: nothing is charged, the next period has this many. */
  | {
      /** `keep` takes a pending change back, `decrease` has fewer, `turn-off` ends auto-renewal. */
      readonly kind: 'keep' | 'decrease' | 'turn-off';
      /** When it takes effect: the end of the paid period, or null for at once. */
      readonly effectiveAt: Date | null;
      /** What the next period will cost, in cents. */
      readonly nextCostCents: number;
      readonly balanceAfterCents: number;
    }
  /** `shortfallCents` is what is missing for `BALANCE_TOO_LOW`, 0 otherwise. */
  | { readonly kind: 'refused'; readonly reason: PackageChangeRefusal; readonly shortfallCents: number };

const refused = (reason: PackageChangeRefusal, missingCents = 0): PackageChange => ({
  kind: 'refused',
  reason,
  shortfallCents: missingCents,
});

/**
 * What choosing a number of packages would do. More than now applies at once and charges count × 49 dollars, for a whole month that begins then;
 * as many or fewer apply at the end of the period, without a charge. Sources: specification section 4 "Package change", decisions 27, 29 and 30.
 *
 * @throws {RangeError} when `count` is no whole number from 0 to 100
 */
export function packageChange({ balanceCents, count, now, ...packages }: PackageChangeParameters): PackageChange {
  if (!isPackageCount(count)) throw new RangeError('The number of packages is a whole one from 0 to 100.');
  const { packageCount, packageEndsAt } = packages;
  if (count === nextPackageCount(packages)) return refused(count === packageCount ? 'COUNT_IS_CURRENT_AND_NEXT' : 'COUNT_IS_NEXT');
  if (count === 0 && packageEndsAt === null) return refused('NO_PERIOD_TO_END');

  const costCents = packageCostCents(count);
  if (count > packageCount) {
    const missingCents = shortfallCents(balanceCents, costCents);
    if (missingCents > 0) return refused('BALANCE_TOO_LOW', missingCents);
    return { kind: 'increase', costCents, balanceAfterCents: balanceCents - costCents, renewsAt: firstPeriod(now).endsAt };
  }
  const lessKind = count === 0 ? 'turn-off' : 'decrease';
  return {
    kind: count === packageCount ? 'keep' : lessKind,
    effectiveAt: effectiveAt(packageEndsAt, now),
    nextCostCents: costCents,
    balanceAfterCents: balanceCents,
  };
}
