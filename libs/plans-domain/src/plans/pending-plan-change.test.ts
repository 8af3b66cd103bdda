import { expect, it } from 'vitest';
import { pendingPlanChange } from './pending-plan-change.ts';

const planEndsAt = new Date('2026-12-01T00:00:00Z');

it('is what waits for the end of the period, as the upgrade or downgrade that it is', () => {
  expect(pendingPlanChange({ planId: 'M', nextPlanId: 'PAYG', planEndsAt })).toEqual({
    kind: 'downgrade',
    planId: 'PAYG',
    effectiveAt: planEndsAt,
  });
  expect(pendingPlanChange({ planId: 'BETA', nextPlanId: 'PAYG', planEndsAt: null })).toEqual({
    kind: 'upgrade',
    planId: 'PAYG',
    effectiveAt: null,
  });
});

it('is nothing while no plan, or the current one, comes next', () => {
  expect(pendingPlanChange({ planId: 'M', nextPlanId: null, planEndsAt })).toBeNull();
  expect(pendingPlanChange({ planId: 'M', nextPlanId: 'M', planEndsAt })).toBeNull();
});
