import { expect, it } from 'vitest';
import { microcentsPerComputeUnit } from '../usage/microcents-per-compute-unit.ts';
import { isChargedPlan } from './is-charged-plan.ts';
import { planIds } from './plan-id.ts';

it.each(planIds)('says of %s what its price says', (planId) => {
  expect(isChargedPlan(planId)).toBe(microcentsPerComputeUnit(planId) > 0);
});

it('charges nothing on a plan that a newer version stored', () => {
  expect(isChargedPlan('GOLD')).toBe(false);
});
