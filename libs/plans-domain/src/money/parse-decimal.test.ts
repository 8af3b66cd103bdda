import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDecimal } from './format-decimal.ts';
import { parseDecimal } from './parse-decimal.ts';

it('is the inverse of formatDecimal at every precision', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.nat(12), fc.nat(12), (units, digits, digitsMin) => {
      expect(parseDecimal(formatDecimal(units, digits, Math.min(digitsMin, digits)), digits)).toBe(units);
    }),
  );
});

it('reads what the price list says at the precision that billing needs', () => {
  expect(parseDecimal('0.39', 8)).toBe(39_000_000n);
});

it('says what is wrong with a text', () => {
  expect(() => parseDecimal('one', 2)).toThrow('This is not a decimal number.');
  expect(() => parseDecimal('1.005', 2)).toThrow('At most 2 decimal places are possible.');
});
