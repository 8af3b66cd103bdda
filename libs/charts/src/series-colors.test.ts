import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { assignSeriesColors } from './series-colors.ts';

const ids = (...names: string[]) => names.map((id) => ({ id }));

it('gives an id the same color at any position, unless it is taken', () => {
  const [first] = assignSeriesColors(ids('eth_call'));
  const [, second] = assignSeriesColors([{ id: 'other', color: 'chain-base' }, { id: 'eth_call' }]);
  expect(second).toBe(first);
});

it('keeps a given color', () => {
  expect(assignSeriesColors([{ id: 'base', color: 'chain-base' }])).toEqual(['chain-base']);
});

it('gives eight series distinct colors', () => {
  assert(
    property(array(string(), { minLength: 1, maxLength: 8 }), (names) => {
      expect(new Set(assignSeriesColors(ids(...names))).size).toBe(names.length);
    }),
  );
});
