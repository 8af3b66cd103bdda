import { assert, double, option, property } from 'fast-check';
import { expect, it } from 'vitest';
import { axisMax } from './axis-max.ts';

it.each([
  [0, 1],
  [7, 10],
  [101, 200],
  [230, 250],
  [0.03, 0.05],
])('data up to %d get an axis up to %d', (dataMax, max) => {
  expect(axisMax(dataMax)).toBe(max);
});

it('stays while the data still fill it well, and follows when they do not', () => {
  expect(axisMax(180, 250)).toBe(250);
  expect(axisMax(251, 250)).toBe(500);
  expect(axisMax(90, 250)).toBe(100);
});

it('never cuts data off', () => {
  const value = double({ min: 1e-6, max: 1e15, noNaN: true });
  assert(
    property(value, option(value, { nil: undefined }), (dataMax, previous) => {
      expect(axisMax(dataMax, previous)).toBeGreaterThanOrEqual(dataMax);
    }),
  );
});
