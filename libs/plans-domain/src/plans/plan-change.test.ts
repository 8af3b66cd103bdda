import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueWith, billingStates, now } from '../testing/billing-states.ts';
import { getPlan, planCatalogue } from './plan-catalogue.ts';
import { planChange, planChangeRefusals, type PlanChange, neededBalanceCents, applyPlanChange, planOffers } from './plan-change.ts';
import { planIds, type PlanId } from './plan.ts';

describe('planChange', () => {
  const at = (
    current: 'FREE' | 'BETA' | 'PAYG' | 'M',
    target: (typeof planIds)[number],
    balanceCents = 0,
    planEndsAt: Date | null = null,
  ) => planChange({ current, target, balanceCents, planEndsAt });
  const kindOf = (current: PlanId, target: PlanId, balanceCents: number) =>
    planChange({ current, target, balanceCents, planEndsAt: null }).kind;

  it('refuses each unavailable plan with its own reason', () => {
    expect(at('FREE', 'FREE')).toEqual({ kind: 'refused', reason: 'PLAN_IS_CURRENT', shortfallCents: 0 });
    expect(at('FREE', 'PUBLIC')).toMatchObject({ reason: 'PLAN_IS_PUBLIC' });
    expect(at('FREE', 'L')).toMatchObject({ reason: 'PLAN_IS_PACKAGE' });
    expect(at('FREE', 'BETA')).toMatchObject({ reason: 'PLAN_NOT_OFFERED' });
  });

  it('refuses a plan that is coming soon or disabled', () => {
    const change = { current: 'FREE', target: 'PAYG', balanceCents: 100, planEndsAt: null } as const;
    expect(planChange(change, catalogueWith('PAYG', { comingSoon: true }))).toMatchObject({ reason: 'PLAN_COMING_SOON' });
    expect(planChange(change, catalogueWith('PAYG', { disabled: true }))).toMatchObject({ reason: 'PLAN_NOT_OFFERED' });
  });

  it('cancels a pending change when the current plan is chosen, and refuses the plan already scheduled', () => {
    const pending = { current: 'M', next: 'PAYG', balanceCents: -5, planEndsAt: null } as const;
    expect(planChange({ ...pending, target: 'M' })).toEqual({ kind: 'cancel', effectiveAt: null, priceCents: 0, balanceAfterCents: -5 });
    expect(planChange({ ...pending, target: 'PAYG' })).toEqual({ kind: 'refused', reason: 'PLAN_IS_NEXT', shortfallCents: 0 });
    expect(planChange({ ...pending, next: 'M', target: 'M' })).toMatchObject({ reason: 'PLAN_IS_CURRENT' });
    expect(planChange({ ...pending, next: null, target: 'M' })).toMatchObject({ reason: 'PLAN_IS_CURRENT' });
  });

  it('compares a monthly price with the balance in cents and returns the resulting balance', () => {
    const change = { current: 'FREE', target: 'PAYG', planEndsAt: null } as const;
    const priced = catalogueWith('PAYG', { price: { kind: 'monthly', priceCents: 4_900 } });
    expect(planChange({ ...change, balanceCents: 49 }, priced)).toMatchObject({ reason: 'BALANCE_TOO_LOW', shortfallCents: 4_851 });
    expect(planChange({ ...change, balanceCents: 4_900 }, priced)).toMatchObject({
      kind: 'upgrade',
      priceCents: 4_900,
      balanceAfterCents: 0,
    });
  });

  it.each([
    ['FREE', 'PAYG', 'upgrade'],
    ['BETA', 'PAYG', 'upgrade'],
    ['BETA', 'FREE', 'downgrade'],
    ['PAYG', 'FREE', 'downgrade'],
    ['M', 'PAYG', 'downgrade'],
  ] as const)('from %s to %s is a %s', (current, target, kind) => {
    expect(at(current, target, 100)).toMatchObject({ kind });
  });

  it('gives a known reason for every refusal, and a shortfall only for a low balance', () => {
    const plan = fc.constantFrom(...planIds);
    fc.assert(
      fc.property(plan, fc.option(plan), plan, fc.integer({ min: -100, max: 100 }), (current, next, target, balanceCents) => {
        const change = planChange({ current, next, target, balanceCents, planEndsAt: null });
        if (change.kind !== 'refused') return;
        expect(planChangeRefusals).toContain(change.reason);
        expect(change.shortfallCents > 0).toBe(change.reason === 'BALANCE_TOO_LOW');
      }),
    );
  });

  it('never refuses a larger balance when a smaller one was enough', () => {
    const plan = fc.constantFrom(...planIds);
    fc.assert(
      fc.property(plan, plan, fc.integer(), fc.nat(), (current, target, balanceCents, moreCents) => {
        const [less, more] = [balanceCents, balanceCents + moreCents].map((cents) => kindOf(current, target, cents));
        if (less !== 'refused') expect(more).toBe(less);
      }),
    );
  });

  it('requires a balance above zero for pay as you go and returns the missing amount', () => {
    expect(at('FREE', 'PAYG', 0)).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
    expect(at('FREE', 'PAYG', -250)).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 251 });
    expect(at('FREE', 'PAYG', 1)).toEqual({ kind: 'upgrade', effectiveAt: null, priceCents: 0, balanceAfterCents: 1 });
  });

  it('leads to the enterprise form at any balance', () => {
    expect(at('FREE', 'M', -1)).toEqual({ kind: 'enterprise' });
  });

  it('lets a project with a negative balance downgrade to a free plan', () => {
    expect(at('PAYG', 'FREE', -5)).toMatchObject({ kind: 'downgrade', balanceAfterCents: -5 });
  });

  it('takes effect at the end of the paid period, or immediately without one', () => {
    const end = new Date('2027-01-01T00:00:00Z');
    expect(at('M', 'PAYG', 100, end)).toMatchObject({ kind: 'downgrade', effectiveAt: end });
    expect(at('M', 'PAYG', 100)).toMatchObject({ effectiveAt: null });
  });

  it('reports exactly the missing amount: enough with it, not enough with one cent less', () => {
    const plan = fc.constantFrom(...planIds);
    fc.assert(
      fc.property(plan, plan, fc.integer({ min: -10_000_000, max: 10_000_000 }), (current, target, balanceCents) => {
        const before: PlanChange = planChange({ current, target, balanceCents, planEndsAt: null });
        if (before.kind !== 'refused' || before.reason !== 'BALANCE_TOO_LOW') return;
        expect(before.shortfallCents).toBeGreaterThan(0);
        const after = planChange({ current, target, balanceCents: balanceCents + before.shortfallCents, planEndsAt: null });
        const almost = planChange({ current, target, balanceCents: balanceCents + before.shortfallCents - 1, planEndsAt: null });
        expect(after.kind).not.toBe('refused');
        expect(almost).toMatchObject({ reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
      }),
    );
  });
});

describe('neededBalanceCents', () => {
  it('is the monthly price, one cent for a metered plan, and null for a free plan', () => {
    expect(neededBalanceCents(getPlan('L'))).toBe(4_900);
    expect(neededBalanceCents(getPlan('PAYG'))).toBe(1);
    expect(neededBalanceCents(getPlan('FREE'))).toBeNull();
    expect(neededBalanceCents({ price: { kind: 'monthly', priceCents: 1 } })).toBe(1);
  });
});

describe('applyPlanChange', () => {
  const end = new Date('2026-12-15T00:00:00Z');
  const project = {
    name: 'Indexer',
    planId: 'PAYG',
    nextPlanId: null,
    planEndsAt: null,
    planAnchorDay: null,
    balanceCents: 5_000,
  } as const;
  const freeForTwenty = catalogueWith('FREE', { price: { kind: 'monthly', priceCents: 2_000 } });

  it('changes immediately without a current period', () => {
    expect(applyPlanChange(project, 'FREE', now)).toEqual({ state: { ...project, planId: 'FREE' }, chargedCents: 0 });
    expect(applyPlanChange({ ...project, planEndsAt: now }, 'FREE', now).state).toEqual({ ...project, planId: 'FREE' });
  });

  it('schedules the change for the end of the current period', () => {
    const paid = { ...project, planEndsAt: end };
    expect(applyPlanChange(paid, 'FREE', now)).toEqual({ state: { ...paid, nextPlanId: 'FREE' }, chargedCents: 0 });
  });

  it('cancels a pending change when the current plan is chosen', () => {
    const waiting = { ...project, planEndsAt: end, nextPlanId: 'FREE' } as const;
    expect(applyPlanChange(waiting, 'PAYG', now)).toEqual({ state: { ...waiting, nextPlanId: null }, chargedCents: 0 });
  });

  it('charges a monthly price and starts a period', () => {
    expect(applyPlanChange(project, 'FREE', now, freeForTwenty)).toEqual({
      state: { ...project, planId: 'FREE', planEndsAt: new Date('2026-12-21T12:00:00Z'), planAnchorDay: 21, balanceCents: 3_000 },
      chargedCents: 2_000,
    });
  });

  it('changes nothing for the enterprise plan or when refused', () => {
    expect(applyPlanChange(project, 'M', now).state).toBe(project);
    expect(applyPlanChange(project, 'PUBLIC', now).state).toBe(project);
    const poor = { ...project, planId: 'FREE', balanceCents: 0 } as const;
    expect(applyPlanChange(poor, 'PAYG', now)).toEqual({ state: poor, chargedCents: 0 });
  });

  it('is idempotent and charges exactly what it takes from the balance', () => {
    fc.assert(
      fc.property(billingStates, fc.constantFrom(...planIds), (state, target) => {
        const once = applyPlanChange(state, target, now, freeForTwenty);
        expect(once.state.balanceCents + once.chargedCents).toBe(state.balanceCents);
        expect(applyPlanChange(once.state, target, now, freeForTwenty)).toEqual({ state: once.state, chargedCents: 0 });
      }),
    );
  });
});

describe('planOffers', () => {
  const project = { current: 'FREE', balanceCents: 1_000, planEndsAt: null } as const;
  const idsOf = (offers: ReturnType<typeof planOffers>) => offers.map(({ plan }) => plan.id);

  it.each([
    ['FREE', ['PAYG', 'M']],
    ['BETA', ['FREE', 'PAYG', 'M']],
    ['PAYG', ['FREE', 'M']],
    ['M', ['FREE', 'PAYG']],
  ] as const)('offers a project on %s %j, in order', (current, offered) => {
    expect(idsOf(planOffers({ ...project, current }))).toEqual(offered);
  });

  it('lists plans that cannot be chosen yet with the reason', () => {
    const offers = planOffers({ ...project, balanceCents: 0 });
    expect(offers[0]?.change).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
    expect(planOffers({ ...project, current: 'M', next: 'PAYG' })[1]?.change).toMatchObject({ reason: 'PLAN_IS_NEXT' });
  });

  it('lists a plan that is coming soon but not a disabled one', () => {
    const catalogue = planCatalogue.map((plan) => ({ ...plan, comingSoon: plan.id === 'PAYG', disabled: plan.id === 'M' }));
    const offers = planOffers(project, catalogue);
    expect(idsOf(offers)).toEqual(['PAYG']);
    expect(offers[0]?.change).toMatchObject({ kind: 'refused', reason: 'PLAN_COMING_SOON' });
  });

  it('leaves out the current plan even though choosing it would cancel a pending change', () => {
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
