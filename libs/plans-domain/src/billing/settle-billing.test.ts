import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingStates, now } from '../testing/billing-states.ts';
import { settleBilling, type BillingState } from './settle-billing.ts';

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

describe('settleBilling', () => {
  it('catches up month by month and stops packages in the month that the balance does not pay', () => {
    const { state, settlements } = settleBilling(project, now);
    expect(settlements.map(({ subject, kind, periodEndedAt }) => [subject, kind, periodEndedAt])).toEqual([
      ['packages', 'renewed', day('2026-09-05')],
      ['packages', 'renewed', day('2026-10-05')],
      ['packages', 'lapsed', day('2026-11-05')],
    ]);
    expect(state).toMatchObject({ packageCount: 0, packageEndsAt: null, balanceCents: 2_200 });
  });

  it('settles in the order in which periods ended, the plan first where both end together', () => {
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

  it('applied twice is applied once, and leaves nothing due', () => {
    fc.assert(
      fc.property(billingStates, (project_) => {
        const { state } = settleBilling(project_, now);
        expect(settleBilling(state, now)).toEqual({ state, settlements: [] });
        for (const endsAt of [state.planEndsAt, state.packageEndsAt]) expect(endsAt?.getTime() ?? Infinity).toBeGreaterThan(now.getTime());
      }),
    );
  });

  it('comes to the same by one late run as by many early ones', () => {
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

  it('changes no sum of money: what the balance loses was charged', () => {
    fc.assert(
      fc.property(billingStates, (project_) => {
        const { state, settlements } = settleBilling(project_, now);
        const chargedCents = settlements.reduce((sum, settlement) => sum + settlement.chargedCents, 0);
        expect(state.balanceCents + chargedCents).toBe(project_.balanceCents);
      }),
    );
  });

  it('names each settlement by its subject and the end of its period alone', () => {
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
