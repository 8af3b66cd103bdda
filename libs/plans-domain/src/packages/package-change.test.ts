import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingStates, now } from '../testing/billing-states.ts';
import { packageChange, packageChangeRefusals, type PackageChangeParameters, applyPackageChange } from './package-change.ts';

describe('packageChange', () => {
  const end = new Date('2026-12-15T00:00:00Z');
  const three = { packageCount: 3, nextPackageCount: null, packageEndsAt: end, balanceCents: 100_000, now };
  const choose = (count: number, fields: Partial<PackageChangeParameters> = {}) => packageChange({ ...three, ...fields, count });

  function costOf(count: number): number {
    const change = choose(count, { balanceCents: 1_000_000 });
    return change.kind === 'increase' ? change.costCents : 0;
  }

  it('applies an increase immediately and charges count × $49 for a full month', () => {
    expect(choose(5)).toEqual({
      kind: 'increase',
      costCents: 24_500,
      balanceAfterCents: 75_500,
      renewsAt: new Date('2026-12-21T12:00:00Z'),
    });
  });

  it('charges another price if the catalogue has one', () => {
    expect(choose(5, { priceCents: 5_900 })).toMatchObject({ kind: 'increase', costCents: 29_500, balanceAfterCents: 70_500 });
  });

  it('applies a decrease at the end of the period, without a charge', () => {
    expect(choose(2)).toEqual({ kind: 'decrease', effectiveAt: end, nextCostCents: 9_800, balanceAfterCents: 100_000 });
  });

  it('cancels a pending change when the current number is chosen', () => {
    expect(choose(3, { nextPackageCount: 1 })).toMatchObject({ kind: 'keep', effectiveAt: end, nextCostCents: 14_700 });
  });

  it('turns auto-renewal off for 0 at any balance', () => {
    expect(choose(0, { balanceCents: -1 })).toMatchObject({
      kind: 'turn-off',
      effectiveAt: end,
      nextCostCents: 0,
      balanceAfterCents: -1,
    });
  });

  it.each<[string, number, Partial<PackageChangeParameters>]>([
    ['COUNT_IS_CURRENT_AND_NEXT', 3, {}],
    ['COUNT_IS_CURRENT_AND_NEXT', 3, { nextPackageCount: 3 }],
    ['COUNT_IS_CURRENT_AND_NEXT', 0, { packageCount: 0, packageEndsAt: null }],
    ['COUNT_IS_NEXT', 1, { nextPackageCount: 1 }],
    ['COUNT_IS_NEXT', 0, { nextPackageCount: 0 }],
    ['NO_PERIOD_TO_END', 0, { packageEndsAt: null }],
  ])('is refused with %s for %i', (reason, count, fields) => {
    expect(choose(count, fields)).toEqual({ kind: 'refused', reason, shortfallCents: 0 });
  });

  it('refuses an increase that the balance does not cover, with the missing amount', () => {
    expect(choose(4, { balanceCents: 19_599 })).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
    expect(choose(4, { balanceCents: 19_600 })).toMatchObject({ kind: 'increase', balanceAfterCents: 0 });
    expect(choose(1, { packageCount: 0, packageEndsAt: null, balanceCents: 49 })).toMatchObject({ shortfallCents: 4_851 });
  });

  it('allows a decrease without any balance', () => {
    expect(choose(2, { balanceCents: 0 }).kind).toBe('decrease');
  });

  it('applies a decrease immediately without a current period', () => {
    expect(choose(2, { packageEndsAt: null })).toMatchObject({ kind: 'decrease', effectiveAt: null });
    expect(choose(2, { packageEndsAt: now })).toMatchObject({ kind: 'decrease', effectiveAt: null });
  });

  it.each([-1, 101, 1.5, Number.NaN])('throws for %d packages', (count) => {
    expect(() => choose(count)).toThrow(RangeError);
    expect(() => choose(count)).toThrow('whole one from 0 to 100');
  });

  it('is refused exactly when a rule forbids the change', () => {
    fc.assert(
      fc.property(billingStates, fc.nat(100), (state, count) => {
        const change = packageChange({ ...state, count, now });
        const next = state.nextPackageCount ?? state.packageCount;
        const isRefused =
          count === next ||
          (state.packageEndsAt === null && count === 0) ||
          (count > state.packageCount && state.balanceCents < count * 4_900);
        expect(change.kind === 'refused').toBe(isRefused);
        if (change.kind === 'refused') {
          expect(packageChangeRefusals).toContain(change.reason);
          expect(change.shortfallCents > 0).toBe(change.reason === 'BALANCE_TOO_LOW');
        }
      }),
    );
  });

  it('reports exactly the missing amount: enough with it, not enough with one cent less', () => {
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

  it('costs more for more packages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 99 }), (count) => {
        expect(costOf(count + 1)).toBeGreaterThan(costOf(count));
      }),
    );
  });
});

describe('applyPackageChange', () => {
  const end = new Date('2026-12-15T00:00:00Z');
  const project = {
    name: 'Indexer',
    packageCount: 3,
    nextPackageCount: null,
    packageEndsAt: end,
    packageAnchorDay: 15,
    balanceCents: 50_000,
  };

  it('buys more packages immediately, for a month from now', () => {
    expect(applyPackageChange({ ...project, nextPackageCount: 1 }, 4, now)).toEqual({
      state: {
        ...project,
        packageCount: 4,
        packageEndsAt: new Date('2026-12-21T12:00:00Z'),
        packageAnchorDay: 21,
        balanceCents: 30_400,
      },
      chargedCents: 19_600,
    });
  });

  it('schedules a decrease or turn-off for the end of the period', () => {
    expect(applyPackageChange(project, 1, now)).toEqual({ state: { ...project, nextPackageCount: 1 }, chargedCents: 0 });
    expect(applyPackageChange(project, 0, now)).toEqual({ state: { ...project, nextPackageCount: 0 }, chargedCents: 0 });
  });

  it('cancels a pending change when the current number is chosen', () => {
    expect(applyPackageChange({ ...project, nextPackageCount: 0 }, 3, now)).toEqual({ state: project, chargedCents: 0 });
  });

  it('decreases immediately without a current period', () => {
    const open = { ...project, packageEndsAt: null };
    expect(applyPackageChange(open, 2, now)).toEqual({ state: { ...open, packageCount: 2 }, chargedCents: 0 });
    const over = { ...project, packageEndsAt: now };
    expect(applyPackageChange(over, 2, now).state).toEqual({ ...over, packageCount: 2 });
    expect(applyPackageChange(over, 0, now).state).toEqual({ ...over, packageCount: 0, packageEndsAt: null });
  });

  it('changes nothing when refused', () => {
    const poor = { ...project, balanceCents: 0 };
    const applied = applyPackageChange(poor, 4, now);
    expect(applied).toEqual({ state: poor, chargedCents: 0 });
    expect(applied.state).toBe(poor);
  });

  it('is idempotent and charges once', () => {
    fc.assert(
      fc.property(billingStates, fc.nat(100), (state, count) => {
        const once = applyPackageChange(state, count, now);
        const twice = applyPackageChange(once.state, count, now);
        expect(twice).toEqual({ state: once.state, chargedCents: 0 });
      }),
    );
  });

  it('charges exactly what it takes from the balance and never makes the balance negative', () => {
    fc.assert(
      fc.property(billingStates, fc.nat(100), (state, count) => {
        const applied = applyPackageChange(state, count, now);
        expect(applied.state.balanceCents + applied.chargedCents).toBe(state.balanceCents);
        expect(applied.chargedCents).toBeGreaterThanOrEqual(0);
        if (applied.chargedCents > 0) expect(applied.state.balanceCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
