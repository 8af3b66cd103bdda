import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPackageCount } from './package-price.ts';
import { parsePackageCount } from './parse-package-count.ts';

it.each([
  ['3', 3],
  ['2.4', 2],
  ['2.5', 3],
  ['-1', 0],
  ['101', 100],
  ['1e9', 100],
  ['', 0],
  ['many', 0],
  [' 7 ', 7],
  [99.6, 100],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NEGATIVE_INFINITY, 0],
])('reads %j as %i packages', (typed, count) => {
  expect(parsePackageCount(typed)).toBe(count);
});

it('gives a number of packages whatever was typed, and the same again for it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string()), (typed) => {
      const count = parsePackageCount(typed);
      expect(isPackageCount(count)).toBe(true);
      expect(parsePackageCount(count)).toBe(count);
    }),
  );
});
