import { expect, it } from 'vitest';
import { getPlan } from './get-plan.ts';
import { monthlyPriceCents } from './monthly-price-cents.ts';
import { planIds } from './plan-id.ts';

it('is the fixed price of a month, which only the package has', () => {
  expect(Object.fromEntries(planIds.map((planId) => [planId, monthlyPriceCents(getPlan(planId))]))).toEqual({
    PUBLIC: 0,
    FREE: 0,
    BETA: 0,
    PAYG: 0,
    M: 0,
    L: 4_900,
  });
});
