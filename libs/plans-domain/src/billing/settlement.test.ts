import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingStates, now, catalogueWith } from '../testing/billing-states.ts';
import { settleBilling, type BillingState, settlePlan, settlePackages } from './settlement.ts';

describe('settleBilling', () => {
  const day = (text: string) => new Date(`${text}T10:00:00Z`);
  const project: BillingState = {
    planId: 'M',
    nextPlanId: null,
    planEndsAt: null,
    packageCount: 1,
    nextPackageCount: null,
    packageEndsAt: day('2026-09-05'),
    balanceCents: 12_000,
  };

  it('catches up month by month and ends packages in the first month that the balance does not cover', () => {
    const { state, settlements } = settleBilling(project, now);
    expect(settlements.map(({ subject, kind, periodEndedAt }) => [subject, kind, periodEndedAt])).toEqual([
      ['packages', 'renewed', day('2026-09-05')],
      ['packages', 'renewed', day('2026-10-05')],
      ['packages', 'lapsed', day('2026-11-05')],
    ]);
    expect(state).toMatchObject({ packageCount: 0, packageEndsAt: null, balanceCents: 2_200 });
  });

  it('settles in order of period ends, the plan first when both end together', () => {
    const both = { ...project, planEndsAt: day('2026-10-05'), packageEndsAt: day('2026-10-05') };
    expect(settleBilling(both, now).settlements.map(({ subject, periodEndedAt }) => [subject, periodEndedAt])).toEqual([
      ['plan', day('2026-10-05')],
      ['packages', day('2026-10-05')],
      ['plan', day('2026-11-05')],
      ['packages', day('2026-11-05')],
    ]);
    const planLast = { ...project, planEndsAt: day('2026-11-10'), packageEndsAt: day('2026-11-05') };
    expect(settleBilling(planLast, now).settlements.map(({ subject }) => subject)).toEqual(['packages', 'plan']);
  });

  it('does nothing for a project without periods', () => {
    const open = { ...project, packageEndsAt: null };
    expect(settleBilling(open, now)).toEqual({ state: open, settlements: [] });
  });

  it('is idempotent and leaves nothing due', () => {
    fc.assert(
      fc.property(billingStates, (project_) => {
        const { state } = settleBilling(project_, now);
        expect(settleBilling(state, now)).toEqual({ state, settlements: [] });
        for (const endsAt of [state.planEndsAt, state.packageEndsAt]) expect(endsAt?.getTime() ?? Infinity).toBeGreaterThan(now.getTime());
      }),
    );
  });

  it('gives the same result for one late run as for many early runs', () => {
    const moments = fc.array(fc.date({ min: new Date('2026-06-01'), max: now, noInvalidDate: true }), { maxLength: 6 });
    fc.assert(
      fc.property(billingStates, moments, (project_, runs) => {
        let state = project_;
        const settlements = [];
        for (const run of runs.toSorted((a, b) => a.getTime() - b.getTime())) {
          const settled = settleBilling(state, run);
          state = settled.state;
          settlements.push(...settled.settlements);
        }
        const last = settleBilling(state, now);
        const once = settleBilling(project_, now);
        expect(last.state).toEqual(once.state);
        expect([...settlements, ...last.settlements]).toEqual(once.settlements);
      }),
    );
  });

  it('charges exactly what it takes from the balance', () => {
    fc.assert(
      fc.property(billingStates, (project_) => {
        const { state, settlements } = settleBilling(project_, now);
        const chargedCents = settlements.reduce((sum, settlement) => sum + settlement.chargedCents, 0);
        expect(state.balanceCents + chargedCents).toBe(project_.balanceCents);
      }),
    );
  });

  it('identifies each settlement by subject and period end', () => {
    fc.assert(
      fc.property(billingStates, (project_) => {
        const keys = settleBilling(project_, now).settlements.map(
          ({ subject, periodEndedAt }) => `${subject} ${periodEndedAt.toISOString()}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe('settlePlan', () => {
  const day = (text: string) => new Date(`${text}T10:00:00Z`);
  const end = day('2026-11-20');
  const project = { planId: 'M', nextPlanId: null, planEndsAt: end, balanceCents: 5_000 } as const;
  const paygForTwenty = catalogueWith('PAYG', { price: { kind: 'monthly', priceCents: 2_000 } });

  it('renews a metered plan for a month at any balance, without a charge', () => {
    expect(settlePlan({ ...project, balanceCents: -1 }, now)).toEqual({
      state: { ...project, planEndsAt: day('2026-12-20'), balanceCents: -1 },
      settlements: [{ kind: 'renewed', periodEndedAt: end, chargedCents: 0, shortfallCents: 0 }],
    });
  });

  it('changes to the chosen plan and starts a period only for a monthly price', () => {
    const downgrade = { ...project, nextPlanId: 'PAYG' } as const;
    expect(settlePlan(downgrade, now)).toEqual({
      state: { ...project, planId: 'PAYG', planEndsAt: null },
      settlements: [{ kind: 'changed', periodEndedAt: end, chargedCents: 0, shortfallCents: 0 }],
    });
    expect(settlePlan(downgrade, now, paygForTwenty)).toEqual({
      state: { ...project, planId: 'PAYG', planEndsAt: day('2026-12-20'), balanceCents: 3_000 },
      settlements: [{ kind: 'changed', periodEndedAt: end, chargedCents: 2_000, shortfallCents: 0 }],
    });
  });

  it('renews when the current plan was chosen again', () => {
    expect(settlePlan({ ...project, nextPlanId: 'M' }, now)).toMatchObject({
      state: { planId: 'M', nextPlanId: null, planEndsAt: day('2026-12-20') },
      settlements: [{ kind: 'renewed' }],
    });
  });

  it('downgrades to FREE when the balance is a cent short of the month', () => {
    const dear = { ...project, planId: 'PAYG' } as const;
    expect(settlePlan({ ...dear, balanceCents: 2_000 }, now, paygForTwenty)).toMatchObject({
      state: { planId: 'PAYG', balanceCents: 0 },
    });
    expect(settlePlan({ ...dear, balanceCents: 1_999 }, now, paygForTwenty)).toEqual({
      state: { ...dear, planId: 'FREE', planEndsAt: null, balanceCents: 1_999 },
      settlements: [{ kind: 'lapsed', periodEndedAt: end, chargedCents: 0, shortfallCents: 1 }],
    });
  });

  it('lets a project with a negative balance downgrade to a free plan', () => {
    expect(settlePlan({ ...project, nextPlanId: 'FREE', balanceCents: -700 }, now)).toMatchObject({
      state: { planId: 'FREE', planEndsAt: null, balanceCents: -700 },
      settlements: [{ kind: 'changed', shortfallCents: 0 }],
    });
  });

  it('settles exactly at the period end, not earlier, and never without a period', () => {
    expect(settlePlan({ ...project, planEndsAt: now }, now).settlements).toHaveLength(1);
    const early = { ...project, planEndsAt: new Date(now.getTime() + 1) };
    expect(settlePlan(early, now)).toEqual({ state: early, settlements: [] });
    const open = { ...project, planEndsAt: null };
    expect(settlePlan(open, now).state).toBe(open);
  });

  it('keeps the anchor day of the plan', () => {
    const february = { ...project, planEndsAt: day('2026-02-28'), planAnchorDay: 31 };
    expect(settlePlan(february, now).state.planEndsAt).toEqual(day('2026-03-31'));
  });
});

describe('settlePackages', () => {
  const day = (text: string) => new Date(`${text}T10:00:00Z`);
  const end = day('2026-11-20');
  const project = { packageCount: 2, nextPackageCount: null, packageEndsAt: end, packageAnchorDay: 20, balanceCents: 20_000 };

  it('renews the same number of packages and charges a month', () => {
    expect(settlePackages(project, now)).toEqual({
      state: { ...project, packageEndsAt: day('2026-12-20'), balanceCents: 10_200 },
      settlements: [{ kind: 'renewed', periodEndedAt: end, chargedCents: 9_800, shortfallCents: 0 }],
    });
  });

  it('renews with exactly the amount needed and lapses with one cent less', () => {
    expect(settlePackages({ ...project, balanceCents: 9_800 }, now)).toMatchObject({ state: { balanceCents: 0, packageCount: 2 } });
    expect(settlePackages({ ...project, balanceCents: 9_799 }, now)).toEqual({
      state: { ...project, balanceCents: 9_799, packageCount: 0, packageEndsAt: null },
      settlements: [{ kind: 'lapsed', periodEndedAt: end, chargedCents: 0, shortfallCents: 1 }],
    });
  });

  it('continues with the chosen number', () => {
    expect(settlePackages({ ...project, nextPackageCount: 1 }, now)).toEqual({
      state: { ...project, packageCount: 1, packageEndsAt: day('2026-12-20'), balanceCents: 15_100 },
      settlements: [{ kind: 'changed', periodEndedAt: end, chargedCents: 4_900, shortfallCents: 0 }],
    });
    expect(settlePackages({ ...project, nextPackageCount: 2 }, now).settlements).toMatchObject([{ kind: 'renewed' }]);
  });

  it('ends packages without auto-renewal at any balance, without a charge', () => {
    expect(settlePackages({ ...project, nextPackageCount: 0, balanceCents: -10 }, now)).toEqual({
      state: { ...project, packageCount: 0, packageEndsAt: null, balanceCents: -10 },
      settlements: [{ kind: 'turned-off', periodEndedAt: end, chargedCents: 0, shortfallCents: 0 }],
    });
  });

  it('renews exactly at the period end and not earlier', () => {
    expect(settlePackages({ ...project, packageEndsAt: now }, now).settlements).toHaveLength(1);
    const early = { ...project, packageEndsAt: new Date(now.getTime() + 1) };
    expect(settlePackages(early, now)).toEqual({ state: early, settlements: [] });
    const none = { ...project, packageEndsAt: null };
    expect(settlePackages(none, now).state).toBe(none);
  });

  it('returns to the 31st after a short month, and uses the day of the period end without an anchor', () => {
    const february = { ...project, packageEndsAt: day('2026-02-28') };
    expect(settlePackages({ ...february, packageAnchorDay: 31 }, now).state.packageEndsAt).toEqual(day('2026-03-31'));
    const { packageAnchorDay: _, ...withoutAnchor } = february;
    expect(settlePackages(withoutAnchor, now).state.packageEndsAt).toEqual(day('2026-03-28'));
  });

  it('charges exactly what it takes from the balance and never makes the balance negative', () => {
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
