import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { placeLegend } from './save-chart.ts';

it('starts a new row if an entry does not fit', () => {
  expect(placeLegend([40, 40, 40], 100, 10)).toEqual([
    { x: 0, row: 0 },
    { x: 50, row: 0 },
    { x: 0, row: 1 },
  ]);
});

it('only entries with a row of their own exceed the width', () => {
  assert(
    property(array(integer({ min: 1, max: 300 })), (widths) => {
      for (const [index, { x }] of placeLegend(widths, 100, 8).entries()) {
        expect(x === 0 || x + (widths[index] ?? 0) <= 100).toBe(true);
      }
    }),
  );
});
