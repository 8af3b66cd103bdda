import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingStates, now } from '../testing/billing-states.ts';
import { settlePackages } from './settle-packages.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const end = day('2026-11-20');
const project = { packageCount: 2, nextPackageCount: null, packageEndsAt: end, packageAnchorDay: 20, balanceCents: 20_000 };

describe('settlePackages', () => {
  it('renews as many packages and charges a month of them', () => {
    expect(settlePackages(project, now)).toEqual({
      state: { ...project, packageEndsAt: day('2026-12-20'), balanceCents: 10_200 },
      settlements: [{ kind: 'renewed', periodEndedAt: end, chargedCents: 9_800, shortfallCents: 0 }],
    });
  });

  it('renews with exactly the money that is needed, and not with a cent less', () => {
    expect(settlePackages({ ...project, balanceCents: 9_800 }, now)).toMatchObject({ state: { balanceCents: 0, packageCount: 2 } });
    expect(settlePackages({ ...project, balanceCents: 9_799 }, now)).toEqual({
      state: { ...project, balanceCents: 9_799, packageCount: 0, packageEndsAt: null },
      settlements: [{ kind: 'lapsed', periodEndedAt: end, chargedCents: 0, shortfallCents: 1 }],
    });
  });

  it('goes on with the number that was chosen', () => {
    expect(settlePackages({ ...project, nextPackageCount: 1 }, now)).toEqual({
      state: { ...project, packageCount: 1, packageEndsAt: day('2026-12-20'), balanceCents: 15_100 },
      settlements: [{ kind: 'changed', periodEndedAt: end, chargedCents: 4_900, shortfallCents: 0 }],
    });
    expect(settlePackages({ ...project, nextPackageCount: 2 }, now).settlements).toMatchObject([{ kind: 'renewed' }]);
  });

  it('ends packages whose auto-renewal is off, free of charge and whatever the balance', () => {
    expect(settlePackages({ ...project, nextPackageCount: 0, balanceCents: -10 }, now)).toEqual({
      state: { ...project, packageCount: 0, packageEndsAt: null, balanceCents: -10 },
      settlements: [{ kind: 'turned-off', periodEndedAt: end, chargedCents: 0, shortfallCents: 0 }],
    });
  });

  it('renews at the end itself and not before', () => {
    expect(settlePackages({ ...project, packageEndsAt: now }, now).settlements).toHaveLength(1);
    const early = { ...project, packageEndsAt: new Date(now.getTime() + 1) };
    expect(settlePackages(early, now)).toEqual({ state: early, settlements: [] });
    const none = { ...project, packageEndsAt: null };
    expect(settlePackages(none, now).state).toBe(none);
  });

  it('comes back to the 31st after a short month, and takes the day of the end without an anchor', () => {
    const february = { ...project, packageEndsAt: day('2026-02-28') };
    expect(settlePackages({ ...february, packageAnchorDay: 31 }, now).state.packageEndsAt).toEqual(day('2026-03-31'));
    const { packageAnchorDay: _, ...withoutAnchor } = february;
    expect(settlePackages(withoutAnchor, now).state.packageEndsAt).toEqual(day('2026-03-28'));
  });

  it('moves money from the balance to the charge and nowhere else, and never below zero', () => {
    fc.assert(
      fc.property(billingStates, (state) => {
        const settled = settlePackages(state, now);
        const chargedCents = settled.settlements.reduce((sum, settlement) => sum + settlement.chargedCents, 0);
        expect(settled.state.balanceCents + chargedCents).toBe(state.balanceCents);
        if (chargedCents > 0) expect(settled.state.balanceCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
