import { expect, it } from 'vitest';
import { findPlanPosition } from './plan-order.ts';

it('puts enterprise above pay as you go, and the package outside', () => {
  expect(findPlanPosition('M')).toBeGreaterThan(findPlanPosition('PAYG') ?? Infinity);
  expect(findPlanPosition('L')).toBeUndefined();
});
