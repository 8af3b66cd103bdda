import { expect, test } from 'vitest';
import { decidePlanChange } from './decide-plan-change.ts';

const now = new Date('2026-11-21T12:00:00Z');
const project = { planId: 'PAYG', nextPlanId: null, planEndsAt: null, balanceCents: 100 };

test('a plan without a period changes at once', () => {
  expect(decidePlanChange(project, 'FREE', now)).toEqual({ planId: 'FREE', nextPlanId: null });
});

test('a period that is over no longer holds a change back, one that runs does', () => {
  expect(decidePlanChange({ ...project, planEndsAt: new Date('2026-11-21T11:59:59Z') }, 'FREE', now)).toEqual({
    planId: 'FREE',
    nextPlanId: null,
  });
  expect(decidePlanChange({ ...project, planEndsAt: new Date('2026-11-21T12:00:01Z') }, 'FREE', now)).toEqual({ nextPlanId: 'FREE' });
});

test('choosing the current plan takes a pending change back, whatever the balance', () => {
  expect(decidePlanChange({ ...project, nextPlanId: 'FREE', balanceCents: -5 }, 'PAYG', now)).toEqual({ nextPlanId: null });
});

test('a plan that this version does not know is left alone', () => {
  expect(() => decidePlanChange({ ...project, planId: 'LEGACY' }, 'FREE', now)).toThrow(
    expect.objectContaining({ code: 'PLAN_CHANGE_REFUSED', details: { reason: 'PLAN_UNKNOWN' } }),
  );
});
