import { expect, it } from 'vitest';
import { getPlan } from './get-plan.ts';
import { planIds, type PlanId } from './plan-id.ts';

it.each(planIds)('knows %s', (planId) => {
  expect(getPlan(planId).id).toBe(planId);
});

it('refuses what is no plan, by name', () => {
  expect(() => getPlan('GOLD' as PlanId)).toThrow(new RangeError('The catalogue has no plan GOLD.'));
});
