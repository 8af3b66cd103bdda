import { expect, it } from 'vitest';
import { formatCentsDecimal } from './format-cents-decimal.ts';

it.each([
  [123_450, '1234.50'],
  [0, '0.00'],
  [-5, '-0.05'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('writes %i cents as %s: exact, two decimal places', (cents, text) => {
  expect(formatCentsDecimal(cents)).toBe(text);
});
