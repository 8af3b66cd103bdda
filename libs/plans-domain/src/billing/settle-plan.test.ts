import { describe, expect, it } from 'vitest';
import { now } from '../testing/billing-states.ts';
import { catalogueWith } from '../testing/catalogue-with.ts';
import { settlePlan } from './settle-plan.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const end = day('2026-11-20');
const project = { planId: 'M', nextPlanId: null, planEndsAt: end, balanceCents: 5_000 } as const;
const paygForTwenty = catalogueWith('PAYG', { price: { kind: 'monthly', priceCents: 2_000 } });

describe('settlePlan', () => {
  it('renews a metered plan for a month without a charge, whatever the balance', () => {
    expect(settlePlan({ ...project, balanceCents: -1 }, now)).toEqual({
      state: { ...project, planEndsAt: day('2026-12-20'), balanceCents: -1 },
      settlements: [{ kind: 'renewed', periodEndedAt: end, chargedCents: 0, shortfallCents: 0 }],
    });
  });

  it('changes to the plan that was chosen, which has a period only where it has a monthly price', () => {
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

  it('renews where the current plan was chosen again', () => {
    expect(settlePlan({ ...project, nextPlanId: 'M' }, now)).toMatchObject({
      state: { planId: 'M', nextPlanId: null, planEndsAt: day('2026-12-20') },
      settlements: [{ kind: 'renewed' }],
    });
  });

  it('falls to FREE when the balance does not pay the month, by a cent or more', () => {
    const dear = { ...project, planId: 'PAYG' } as const;
    expect(settlePlan({ ...dear, balanceCents: 2_000 }, now, paygForTwenty)).toMatchObject({ state: { planId: 'PAYG', balanceCents: 0 } });
    expect(settlePlan({ ...dear, balanceCents: 1_999 }, now, paygForTwenty)).toEqual({
      state: { ...dear, planId: 'FREE', planEndsAt: null, balanceCents: 1_999 },
      settlements: [{ kind: 'lapsed', periodEndedAt: end, chargedCents: 0, shortfallCents: 1 }],
    });
  });

  it('lets a project with debts go down to a plan that costs nothing', () => {
    expect(settlePlan({ ...project, nextPlanId: 'FREE', balanceCents: -700 }, now)).toMatchObject({
      state: { planId: 'FREE', planEndsAt: null, balanceCents: -700 },
      settlements: [{ kind: 'changed', shortfallCents: 0 }],
    });
  });

  it('does so at the end itself and not before, and nothing without a period', () => {
    expect(settlePlan({ ...project, planEndsAt: now }, now).settlements).toHaveLength(1);
    const early = { ...project, planEndsAt: new Date(now.getTime() + 1) };
    expect(settlePlan(early, now)).toEqual({ state: early, settlements: [] });
    const open = { ...project, planEndsAt: null };
    expect(settlePlan(open, now).state).toBe(open);
  });

  it('keeps the day that the plan began on', () => {
    const february = { ...project, planEndsAt: day('2026-02-28'), planAnchorDay: 31 };
    expect(settlePlan(february, now).state.planEndsAt).toEqual(day('2026-03-31'));
  });
});
