import { expect, test } from 'vitest';
import { barSpan } from './bar-span.ts';

const dayMs = 86_400_000;

test('the first and the last bar are whole', () => {
  expect(barSpan([0, 1000, 2000], 0, 2000)).toEqual([-500, 2500]);
});

test('a single bar stands in a day', () => {
  expect(barSpan([dayMs], dayMs, dayMs)).toEqual([dayMs / 2, (3 * dayMs) / 2]);
});
