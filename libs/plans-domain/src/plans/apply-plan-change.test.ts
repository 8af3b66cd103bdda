import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingStates, now } from '../testing/billing-states.ts';
import { catalogueWith } from '../testing/catalogue-with.ts';
import { applyPlanChange } from './apply-plan-change.ts';
import { planIds } from './plan-id.ts';

const end = new Date('2026-12-15T00:00:00Z');
const project = { name: 'Indexer', planId: 'PAYG', nextPlanId: null, planEndsAt: null, planAnchorDay: null, balanceCents: 5_000 } as const;
const freeForTwenty = catalogueWith('FREE', { price: { kind: 'monthly', priceCents: 2_000 } });

describe('applyPlanChange', () => {
  it('changes at once where nothing is paid for ahead, and where that is over', () => {
    expect(applyPlanChange(project, 'FREE', now)).toEqual({ state: { ...project, planId: 'FREE' }, chargedCents: 0 });
    expect(applyPlanChange({ ...project, planEndsAt: now }, 'FREE', now).state).toEqual({ ...project, planId: 'FREE' });
  });

  it('keeps the change for the end of a period that runs', () => {
    const paid = { ...project, planEndsAt: end };
    expect(applyPlanChange(paid, 'FREE', now)).toEqual({ state: { ...paid, nextPlanId: 'FREE' }, chargedCents: 0 });
  });

  it('takes a pending change back when the current plan is chosen', () => {
    const waiting = { ...project, planEndsAt: end, nextPlanId: 'FREE' } as const;
    expect(applyPlanChange(waiting, 'PAYG', now)).toEqual({ state: { ...waiting, nextPlanId: null }, chargedCents: 0 });
  });

  it('charges the month of a plan with a monthly price, and begins its period', () => {
    expect(applyPlanChange(project, 'FREE', now, freeForTwenty)).toEqual({
      state: { ...project, planId: 'FREE', planEndsAt: new Date('2026-12-21T12:00:00Z'), planAnchorDay: 21, balanceCents: 3_000 },
      chargedCents: 2_000,
    });
  });

  it('changes nothing for the enterprise plan, nor when it is refused', () => {
    expect(applyPlanChange(project, 'M', now).state).toBe(project);
    expect(applyPlanChange(project, 'PUBLIC', now).state).toBe(project);
    const poor = { ...project, planId: 'FREE', balanceCents: 0 } as const;
    expect(applyPlanChange(poor, 'PAYG', now)).toEqual({ state: poor, chargedCents: 0 });
  });

  it('applied twice is applied once, and changes no sum of money', () => {
    fc.assert(
      fc.property(billingStates, fc.constantFrom(...planIds), (state, target) => {
        const once = applyPlanChange(state, target, now, freeForTwenty);
        expect(once.state.balanceCents + once.chargedCents).toBe(state.balanceCents);
        expect(applyPlanChange(once.state, target, now, freeForTwenty)).toEqual({ state: once.state, chargedCents: 0 });
      }),
    );
  });
});
