import { expect, it } from 'vitest';
import { median, quantile } from './quantile.ts';

it('finds the value below which a share of the values lies', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([quantile(values, 0.99), quantile(values, 0.5), quantile(values, 1)]).toEqual([99, 50, 100]);
  expect(quantile([], 0.99)).toBe(0);
});

it('finds the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
});
