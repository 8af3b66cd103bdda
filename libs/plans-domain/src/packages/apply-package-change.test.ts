import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingStates, now } from '../testing/billing-states.ts';
import { applyPackageChange } from './apply-package-change.ts';

const end = new Date('2026-12-15T00:00:00Z');
const project = {
  name: 'Indexer',
  packageCount: 3,
  nextPackageCount: null,
  packageEndsAt: end,
  packageAnchorDay: 15,
  balanceCents: 50_000,
};

describe('applyPackageChange', () => {
  it('buys more at once, for a month from now', () => {
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

  it('keeps fewer, and none, for the end of the period', () => {
    expect(applyPackageChange(project, 1, now)).toEqual({ state: { ...project, nextPackageCount: 1 }, chargedCents: 0 });
    expect(applyPackageChange(project, 0, now)).toEqual({ state: { ...project, nextPackageCount: 0 }, chargedCents: 0 });
  });

  it('takes a pending change back with the current number', () => {
    expect(applyPackageChange({ ...project, nextPackageCount: 0 }, 3, now)).toEqual({ state: project, chargedCents: 0 });
  });

  it('goes down at once where no period is running', () => {
    const open = { ...project, packageEndsAt: null };
    expect(applyPackageChange(open, 2, now)).toEqual({ state: { ...open, packageCount: 2 }, chargedCents: 0 });
    const over = { ...project, packageEndsAt: now };
    expect(applyPackageChange(over, 2, now).state).toEqual({ ...over, packageCount: 2 });
    expect(applyPackageChange(over, 0, now).state).toEqual({ ...over, packageCount: 0, packageEndsAt: null });
  });

  it('changes nothing when it is refused', () => {
    const poor = { ...project, balanceCents: 0 };
    const applied = applyPackageChange(poor, 4, now);
    expect(applied).toEqual({ state: poor, chargedCents: 0 });
    expect(applied.state).toBe(poor);
  });

  it('applied twice is applied once, and is charged once', () => {
    fc.assert(
      fc.property(billingStates, fc.nat(100), (state, count) => {
        const once = applyPackageChange(state, count, now);
        const twice = applyPackageChange(once.state, count, now);
        expect(twice).toEqual({ state: once.state, chargedCents: 0 });
      }),
    );
  });

  it('changes no sum of money, and never takes a balance below zero', () => {
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
