import { expect, test } from 'vitest';
import { aloneIndexes } from './alone-indexes.ts';

test('a value between gaps stands alone, one in a row does not', () => {
  expect(aloneIndexes([null, 1, null, 2, 3, undefined, 4])).toEqual([1, 6]);
});

test('a single value stands alone, no value does not', () => {
  expect(aloneIndexes([0])).toEqual([0]);
  expect(aloneIndexes([])).toEqual([]);
});
