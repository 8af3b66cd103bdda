import { expect, it } from 'vitest';
import { formatDecimal } from './format-decimal.ts';

it.each([
  [0n, 2, 2, '0.00'],
  [5n, 2, 2, '0.05'],
  [-5n, 2, 2, '-0.05'],
  [123_450n, 2, 0, '1234.5'],
  [123_400n, 2, 0, '1234'],
  [7n, 0, 0, '7'],
])('writes %s units at %i digits, at least %i shown, as %s', (units, digits, digitsMin, text) => {
  expect(formatDecimal(units, digits, digitsMin)).toBe(text);
});
