import { shortfallCents } from '../money/shortfall-cents.ts';
import { packageCostCents } from '../packages/package-price.ts';
import { nextPackageCount, type PackageState } from '../packages/package-state.ts';
import { nextPeriod } from './billing-period.ts';
import type { Settled } from './settlement.ts';

/** `renewed` with as many, `changed` to another number, `turned-off` as asked for, `lapsed` because the balance did not pay them. */
export type PackageSettlementKind = 'renewed' | 'changed' | 'turned-off' | 'lapsed';

/**
 * Settles the period of a project's packages that ended by `now`, one at most: call again until nothing is settled. Packages renew for the month
 * that follows the period's end (not the moment of the clock), each month is charged, and where the balance does not pay all of them they end;
 * there is no credit and no part of an order. Source: specification section 4 "Package change" (auto-renewal).
 */
export function settlePackages<TState extends PackageState & { readonly balanceCents: number }>(
  state: TState,
  now: Date,
): Settled<TState, PackageSettlementKind> {
  const { packageEndsAt, packageCount, packageAnchorDay = null, balanceCents } = state;
  if (packageEndsAt === null || packageEndsAt > now) return { state, settlements: [] };
  const count = nextPackageCount(state);
  const costCents = packageCostCents(count);
  const missingCents = shortfallCents(balanceCents, costCents);
  const settle = (kind: PackageSettlementKind, chargedCents: number, shortfall: number, changes: Partial<PackageState>) => ({
    state: { ...state, ...changes, nextPackageCount: null, balanceCents: balanceCents - chargedCents },
    settlements: [{ kind, periodEndedAt: packageEndsAt, chargedCents, shortfallCents: shortfall }],
  });

  const ended = { packageCount: 0, packageEndsAt: null };
  if (count === 0) return settle('turned-off', 0, 0, ended);
  if (missingCents > 0) return settle('lapsed', 0, missingCents, ended);
  const { endsAt } = nextPeriod(packageEndsAt, packageAnchorDay);
  return settle(count === packageCount ? 'renewed' : 'changed', costCents, 0, { packageCount: count, packageEndsAt: endsAt });
}
