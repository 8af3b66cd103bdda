import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { barColumn, barSpan } from './bars.ts';

const dayMs = 86_400_000;

test('does not cut off the first and the last bar', () => {
  expect(barSpan([0, 1000, 2000], 0, 2000)).toEqual([-500, 2500]);
});

test('shows a single bar within a day', () => {
  expect(barSpan([dayMs], dayMs, dayMs)).toEqual([dayMs / 2, (3 * dayMs) / 2]);
});

test('bars are at most 40 pixels wide, centered, with gaps between them', () => {
  expect(barColumn(100, 200, 1)).toEqual({ leftPx: 80, widthPx: 40 });
  expect(barColumn(100, 20, 1)).toEqual({ leftPx: 93, widthPx: 14 });
  expect(barColumn(200, 40, 2)).toEqual({ leftPx: 186, widthPx: 29 });
});

test('narrow bars are steps: each starts where the previous one ends', () => {
  const position = double({ min: 0, max: 3000, noNaN: true });
  const interval = double({ min: 1, max: 3.99, noNaN: true });
  assert(
    property(position, interval, (centerPx, intervalPx) => {
      const { leftPx, widthPx } = barColumn(centerPx, intervalPx, 1);
      const next = barColumn(centerPx + intervalPx, intervalPx, 1);
      expect(Math.abs(next.leftPx - (leftPx + widthPx))).toBeLessThanOrEqual(1);
    }),
  );
});

test('a bar is at least one pixel wide', () => {
  expect(barColumn(10, 0.1, 1).widthPx).toBe(1);
});
