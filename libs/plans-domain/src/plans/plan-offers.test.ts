import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCatalogue } from './plan-catalogue.ts';
import { planOffers } from './plan-offers.ts';

const project = { current: 'FREE', balanceCents: 1_000, planEndsAt: null } as const;
const idsOf = (offers: ReturnType<typeof planOffers>) => offers.map(({ plan }) => plan.id);

describe('planOffers', () => {
  it.each([
    ['FREE', ['PAYG', 'M']],
    ['BETA', ['FREE', 'PAYG', 'M']],
    ['PAYG', ['FREE', 'M']],
    ['M', ['FREE', 'PAYG']],
  ] as const)('offers a project on %s %j, in order', (current, offered) => {
    expect(idsOf(planOffers({ ...project, current }))).toEqual(offered);
  });

  it('lists what cannot be chosen yet with its reason', () => {
    const offers = planOffers({ ...project, balanceCents: 0 });
    expect(offers[0]?.change).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
    expect(planOffers({ ...project, current: 'M', next: 'PAYG' })[1]?.change).toMatchObject({ reason: 'PLAN_IS_NEXT' });
  });

  it('keeps a plan that is coming soon in the list, and leaves out one that is not on offer', () => {
    const catalogue = planCatalogue.map((plan) => ({ ...plan, comingSoon: plan.id === 'PAYG', disabled: plan.id === 'M' }));
    const offers = planOffers(project, catalogue);
    expect(idsOf(offers)).toEqual(['PAYG']);
    expect(offers[0]?.change).toMatchObject({ kind: 'refused', reason: 'PLAN_COMING_SOON' });
  });

  it('leaves the current plan out although choosing it would cancel a pending change', () => {
    expect(idsOf(planOffers({ ...project, current: 'M', next: 'FREE' }))).not.toContain('M');
  });

  it('never offers the public plan, the beta, the package or the current plan', () => {
    const plans = fc.constantFrom('FREE', 'BETA', 'PAYG', 'M');
    fc.assert(
      fc.property(plans, fc.option(plans), fc.integer(), (current, next, balanceCents) => {
        const ids = idsOf(planOffers({ current, next, balanceCents, planEndsAt: null }));
        for (const planId of ['PUBLIC', 'BETA', 'L', current] as const) expect(ids).not.toContain(planId);
      }),
    );
  });
});
