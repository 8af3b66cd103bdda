import { expect, it } from 'vitest';
import { usageCost } from './usage-cost.ts';

it('charges $0.39 for a million compute units on pay as you go', () => {
  expect(usageCost(1_000_000, 'PAYG')).toBe(39_000_000n);
});

it('stays exact beyond what floats carry', () => {
  expect(usageCost(9_007_199_254_740_993n, 'PAYG')).toBe(351_280_770_934_898_727n);
});

it('refuses negative and fractional amounts', () => {
  expect(() => usageCost(-1, 'PAYG')).toThrow(RangeError);
  expect(() => usageCost(0.5, 'PAYG')).toThrow(RangeError);
});
