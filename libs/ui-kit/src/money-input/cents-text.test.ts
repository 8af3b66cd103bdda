import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { formatCentsText, parseCentsText } from './cents-text.ts';

it('writes both decimals, whatever the amount', () => {
  expect([0, 5, 50, 100, 123_450, 9_999_999_900].map(formatCentsText)).toEqual(['0.00', '0.05', '0.50', '1.00', '1234.50', '99999999.00']);
});

it('reads an amount that is still being typed', () => {
  expect(['', '.', '5', '5.', '.5', '0.05', '1234.5'].map(parseCentsText)).toEqual([0, 0, 500, 500, 50, 5, 123_450]);
});

it('is exact where floats are not', () => {
  expect(parseCentsText('19.99')).toBe(1999);
  expect(parseCentsText('1.15')).toBe(115);
});

it('loses no cent of any amount', () => {
  assert(property(integer({ min: 0, max: 9_999_999_900 }), (cents) => parseCentsText(formatCentsText(cents)) === cents));
});
