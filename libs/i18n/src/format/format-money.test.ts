import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAlignedUsd, formatMoney, formatRoundUsd, formatUnitPrice, formatUsd } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    [10_000, '$100.00'],
    [5, '$0.05'],
    [0, '$0.00'],
    [-4_900, '-$49.00'],
    [123_456_789, '$1,234,567.89'],
  ])('shows %i cents as %s', (cents, text) => {
    expect(formatMoney(cents, 'en')).toBe(text);
  });

  it('loses no cent of any safe amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const shown = formatMoney(cents, 'en').replaceAll(/[$,.]/g, '');
        expect(BigInt(shown)).toBe(BigInt(cents));
      }),
    );
  });

  it('uses the short dollar sign in every language', () => {
    expect(formatMoney(4_900, 'zh')).toBe('$49.00');
    expect(formatMoney(4_900, 'vi')).toContain('$');
  });
});

it('shows unit prices with up to 4 digits', () => {
  expect(formatUnitPrice('0.39', 'en')).toBe('$0.39');
  expect(formatUnitPrice('0.0039', 'en')).toBe('$0.0039');
});

it('shows as many digits as asked for, without rounding through a float', () => {
  expect(formatUsd('12345678901234567.000039', 'en', 6)).toBe('$12,345,678,901,234,567.000039');
});

it('keeps the zeros of a column, so that its decimal points stand below each other', () => {
  expect(['0.5', '12.00000001'].map((decimal) => formatAlignedUsd(decimal, 'en', 8))).toEqual(['$0.50000000', '$12.00000001']);
});

it.each(['', '1e3', 'NaN', '1.2.3'])('refuses %j', (decimal) => {
  expect(() => formatUsd(decimal, 'en', 2)).toThrow(RangeError);
});

it.each([
  ['36.13473786', 'en', '$36.13'],
  ['0', 'en', '$0.00'],
  ['0.00', 'en', '$0.00'],
  ['0.00264732', 'en', '< $0.01'],
  ['0.0099', 'en', '< $0.01'],
  ['0.01', 'en', '$0.01'],
  ['0.00264732', 'ru', '< 0,01\u00A0$'],
])('shows %s dollars in %s to the cent as %s', (decimal, locale, text) => {
  expect(formatRoundUsd(decimal, locale)).toBe(text);
});
