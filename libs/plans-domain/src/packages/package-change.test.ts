import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingStates, now } from '../testing/billing-states.ts';
import { packageChange, packageChangeRefusals, type PackageChangeParameters } from './package-change.ts';

const end = new Date('2026-12-15T00:00:00Z');
const three = { packageCount: 3, nextPackageCount: null, packageEndsAt: end, balanceCents: 100_000, now };
const choose = (count: number, fields: Partial<PackageChangeParameters> = {}) => packageChange({ ...three, ...fields, count });

function costOf(count: number): number {
  const change = choose(count, { balanceCents: 1_000_000 });
  return change.kind === 'increase' ? change.costCents : 0;
}

describe('packageChange', () => {
  it('above the current number applies at once, charges count × 49 and buys a whole month', () => {
    expect(choose(5)).toEqual({
      kind: 'increase',
      costCents: 24_500,
      balanceAfterCents: 75_500,
      renewsAt: new Date('2026-12-21T12:00:00Z'),
    });
  });

  it('below the current number applies at the end of the period, without a charge', () => {
    expect(choose(2)).toEqual({ kind: 'decrease', effectiveAt: end, nextCostCents: 9_800, balanceAfterCents: 100_000 });
  });

  it('the current number takes a pending change back', () => {
    expect(choose(3, { nextPackageCount: 1 })).toMatchObject({ kind: 'keep', effectiveAt: end, nextCostCents: 14_700 });
  });

  it('0 turns auto-renewal off, whatever the balance', () => {
    expect(choose(0, { balanceCents: -1 })).toMatchObject({ kind: 'turn-off', effectiveAt: end, nextCostCents: 0, balanceAfterCents: -1 });
  });

  it.each<[string, number, Partial<PackageChangeParameters>]>([
    ['COUNT_IS_CURRENT_AND_NEXT', 3, {}],
    ['COUNT_IS_CURRENT_AND_NEXT', 3, { nextPackageCount: 3 }],
    ['COUNT_IS_CURRENT_AND_NEXT', 0, { packageCount: 0, packageEndsAt: null }],
    ['COUNT_IS_NEXT', 1, { nextPackageCount: 1 }],
    ['COUNT_IS_NEXT', 0, { nextPackageCount: 0 }],
    ['NO_PERIOD_TO_END', 0, { packageEndsAt: null }],
  ])('is disabled with %s for %i', (reason, count, fields) => {
    expect(choose(count, fields)).toEqual({ kind: 'refused', reason, shortfallCents: 0 });
  });

  it('is disabled for an increase that the balance does not pay, and says what is missing', () => {
    expect(choose(4, { balanceCents: 19_599 })).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
    expect(choose(4, { balanceCents: 19_600 })).toMatchObject({ kind: 'increase', balanceAfterCents: 0 });
    expect(choose(1, { packageCount: 0, packageEndsAt: null, balanceCents: 49 })).toMatchObject({ shortfallCents: 4_851 });
  });

  it('needs no balance to go down', () => {
    expect(choose(2, { balanceCents: 0 }).kind).toBe('decrease');
  });

  it('applies at once where no period is running', () => {
    expect(choose(2, { packageEndsAt: null })).toMatchObject({ kind: 'decrease', effectiveAt: null });
    expect(choose(2, { packageEndsAt: now })).toMatchObject({ kind: 'decrease', effectiveAt: null });
  });

  it.each([-1, 101, 1.5, Number.NaN])('refuses to think about %d packages', (count) => {
    expect(() => choose(count)).toThrow(RangeError);
    expect(() => choose(count)).toThrow('whole one from 0 to 100');
  });

  it('is disabled exactly where it names a reason, one of the closed set', () => {
    fc.assert(
      fc.property(billingStates, fc.nat(100), (state, count) => {
        const change = packageChange({ ...state, count, now });
        const next = state.nextPackageCount ?? state.packageCount;
        const isDisabled =
          count === next ||
          (state.packageEndsAt === null && count === 0) ||
          (count > state.packageCount && state.balanceCents < count * 4_900);
        expect(change.kind === 'refused').toBe(isDisabled);
        if (change.kind === 'refused') {
          expect(packageChangeRefusals).toContain(change.reason);
          expect(change.shortfallCents > 0).toBe(change.reason === 'BALANCE_TOO_LOW');
        }
      }),
    );
  });

  it('asks for exactly the missing sum: with it the same choice is possible, with a cent less it is not', () => {
    fc.assert(
      fc.property(billingStates, fc.integer({ min: 1, max: 100 }), (state, count) => {
        const change = packageChange({ ...state, count, now });
        if (change.kind !== 'refused' || change.reason !== 'BALANCE_TOO_LOW') return;
        const balanceCents = state.balanceCents + change.shortfallCents;
        expect(packageChange({ ...state, balanceCents, count, now }).kind).toBe('increase');
        expect(packageChange({ ...state, balanceCents: balanceCents - 1, count, now })).toMatchObject({ shortfallCents: 1 });
      }),
    );
  });

  it('costs more the more packages are chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 99 }), (count) => {
        expect(costOf(count + 1)).toBeGreaterThan(costOf(count));
      }),
    );
  });
});
