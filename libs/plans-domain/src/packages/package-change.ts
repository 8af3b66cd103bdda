import { firstPeriod, effectiveAt } from '../billing/billing-period.ts';
import { shortfallCents } from '../money.ts';
import { isPackageCount, packageCostCents, nextPackageCount, type PackageState } from './package.ts';

/** Why a number of packages is refused, in the order of the checks. */
export const packageChangeRefusals = ['COUNT_IS_CURRENT_AND_NEXT', 'COUNT_IS_NEXT', 'NO_PERIOD_TO_END', 'BALANCE_TOO_LOW'] as const;

export type PackageChangeRefusal = (typeof packageChangeRefusals)[number];

export interface PackageChangeParameters extends PackageState {
  readonly balanceCents: number;
  /** 0 to 100. */
  readonly count: number;
  readonly now: Date;
  /** Default: the price of this build. */
  readonly priceCents?: number;
}

export type PackageChange =
  /** More packages than now: bought immediately, for a new period. */
  | {
      readonly kind: 'increase';
      /** Count × $49, charged immediately, in cents. */
      readonly costCents: number;
      readonly balanceAfterCents: number;
      readonly renewsAt: Date;
    }
  /** The same number or fewer: nothing is charged, and the next period has this many. */
  | {
      /** `keep` cancels a pending change, `decrease` lowers the number, `turn-off` ends auto-renewal. */
      readonly kind: 'keep' | 'decrease' | 'turn-off';
      /** End of the paid period; null means immediately. */
      readonly effectiveAt: Date | null;
      readonly nextCostCents: number;
      readonly balanceAfterCents: number;
    }
  /** `shortfallCents` is the missing amount for `BALANCE_TOO_LOW`, otherwise 0. */
  | { readonly kind: 'refused'; readonly reason: PackageChangeRefusal; readonly shortfallCents: number };

const refused = (reason: PackageChangeRefusal, missingCents = 0): PackageChange => ({
  kind: 'refused',
  reason,
  shortfallCents: missingCents,
});

/**
 * Effect of choosing a number of packages. An increase applies immediately and charges count × $49 for a month that starts now. The same number or
 * fewer apply at the end of the period, without a charge. Sources: specification section 4 "Package change", decisions 27, 29, and 30.
 *
 * @throws {RangeError} when `count` is not an integer from 0 to 100
 */
export function packageChange({ balanceCents, count, now, priceCents, ...packages }: PackageChangeParameters): PackageChange {
  if (!isPackageCount(count)) throw new RangeError('The number of packages is a whole one from 0 to 100.');
  const { packageCount, packageEndsAt } = packages;
  if (count === nextPackageCount(packages)) return refused(count === packageCount ? 'COUNT_IS_CURRENT_AND_NEXT' : 'COUNT_IS_NEXT');
  if (count === 0 && packageEndsAt === null) return refused('NO_PERIOD_TO_END');

  const costCents = packageCostCents(count, priceCents);
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

export interface AppliedPackageChange<TState> {
  readonly state: TState;
  /** Cents, already deducted from the balance in `state`. */
  readonly chargedCents: number;
}

/**
 * Applies a package change. A refused change returns the same state, so applying twice changes and charges once. Call `settleBilling` first. Source:
 * specification section 4 "Package change".
 *
 * @throws {RangeError} when `count` is not an integer from 0 to 100
 */
export function applyPackageChange<TState extends PackageState & { readonly balanceCents: number }>(
  state: TState,
  count: number,
  now: Date,
): AppliedPackageChange<TState> {
  const change = packageChange({ ...state, count, now });
  if (change.kind === 'refused') return { state, chargedCents: 0 };
  if (change.kind === 'increase') {
    const { costCents, balanceAfterCents: balanceCents, renewsAt } = change;
    const bought = { packageCount: count, nextPackageCount: null, packageEndsAt: renewsAt, packageAnchorDay: now.getUTCDate() };
    return { state: { ...state, ...bought, balanceCents }, chargedCents: costCents };
  }
  if (change.kind === 'keep') return { state: { ...state, nextPackageCount: null }, chargedCents: 0 };
  if (change.effectiveAt !== null) return { state: { ...state, nextPackageCount: count }, chargedCents: 0 };
  const packageEndsAt = count === 0 ? null : state.packageEndsAt;
  return { state: { ...state, packageCount: count, nextPackageCount: null, packageEndsAt }, chargedCents: 0 };
}
