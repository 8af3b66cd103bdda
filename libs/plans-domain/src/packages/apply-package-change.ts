import { packageChange } from './package-change.ts';
import type { PackageState } from './package-state.ts';

export interface AppliedPackageChange<TState> {
  readonly state: TState;
  /** What is charged now, in cents; the balance in `state` is already less by it. */
  readonly chargedCents: number;
}

/**
 * A project once a number of packages was chosen. What is refused changes nothing, so choosing twice is choosing once and is charged once.
 * Settle what is due first (`settleBilling`): a period that is over keeps nothing waiting. Source: specification section 4 "Package change".
 *
 * @throws {RangeError} when `count` is no whole number from 0 to 100
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
