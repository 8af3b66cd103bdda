import { expect, test } from 'vitest';
import { paidCents } from './paid-cents.ts';

test('whoever paid more than was asked for has paid what was credited and its fee', () => {
  expect(paidCents({ amount: 2_500, fee: 140, credited: 2_985 })).toBe(3_125);
});

test('of what is not settled yet, the amount that was asked for', () => {
  expect(paidCents({ amount: 2_500, fee: 140, credited: null })).toBe(2_500);
});
