import { expect, it } from 'vitest';
import { getPlan } from './get-plan.ts';
import { neededBalanceCents } from './needed-balance-cents.ts';

it('is the monthly price where there is one, a cent for use, and nothing for what is free', () => {
  expect(neededBalanceCents(getPlan('L'))).toBe(4_900);
  expect(neededBalanceCents(getPlan('PAYG'))).toBe(1);
  expect(neededBalanceCents(getPlan('FREE'))).toBeNull();
  expect(neededBalanceCents({ price: { kind: 'monthly', priceCents: 1 } })).toBe(1);
});
