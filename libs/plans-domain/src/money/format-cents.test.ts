import { expect, it } from 'vitest';
import { formatCents, formatCentsDecimal } from './format-cents.ts';

it.each([
  [123_450, '$1,234.50'],
  [0, '$0.00'],
  [-5, '-$0.05'],
])('writes %i cents as %s: two decimal places, grouped', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it('is exact up to the largest safe integer, where dividing by 100 is not', () => {
  expect(formatCents(Number.MAX_SAFE_INTEGER)).toBe('$90,071,992,547,409.91');
  expect(formatCentsDecimal(Number.MAX_SAFE_INTEGER)).toBe('90071992547409.91');
});

it('places separators as the locale does', () => {
  expect(formatCents(123_450, 'de-DE')).toBe('1.234,50\u00A0$');
});
