import { array, assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { sparklinePath } from './sparkline.tsx';

it('spans the full width, with low values at the bottom', () => {
  expect(sparklinePath([0, 10], 100, 20).line).toBe('M0 18.5L100 1.5');
});

it('draws a flat line for fewer than two values', () => {
  expect(sparklinePath([], 100, 20).line).toBe('M0 18.5L100 18.5');
  expect(sparklinePath([5], 100, 20).line).toBe('M0 1.5L100 1.5');
});

it('stays within its size', () => {
  const values = array(double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 50 });
  assert(
    property(values, (drawn) => {
      const ys = [...sparklinePath(drawn, 100, 20).line.matchAll(/ (-?[\d.]+)/g)].map((match) => Number(match[1]));
      expect(ys.every((y) => y >= 0 && y <= 20)).toBe(true);
    }),
  );
});
