import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAlignedUsd,
  formatMoney,
  formatRoundUsd,
  formatUnitPrice,
  formatUsd,
  formatCompact,
  formatNumber,
  formatPercent,
} from './format-numbers.ts';

describe('money', () => {
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

    it('is exact for every safe integer', () => {
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

  it('formats the requested number of digits without float rounding', () => {
    expect(formatUsd('12345678901234567.000039', 'en', 6)).toBe('$12,345,678,901,234,567.000039');
  });

  it('keeps trailing zeros to align columns', () => {
    expect(['0.5', '12.00000001'].map((decimal) => formatAlignedUsd(decimal, 'en', 8))).toEqual(['$0.50000000', '$12.00000001']);
  });

  it.each(['', '1e3', 'NaN', '1.2.3'])('rejects %j', (decimal) => {
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
  ])('formats %s dollars in %s as %s', (decimal, locale, text) => {
    expect(formatRoundUsd(decimal, locale)).toBe(text);
  });
});

describe('numbers', () => {
  it('groups digits and keeps up to 2 decimals', () => {
    expect(formatNumber(1_204_331, 'en')).toBe('1,204,331');
    expect(formatNumber(0.126, 'en')).toBe('0.13');
    expect(formatNumber(1234.5, 'tr')).toBe('1.234,5');
  });

  it('formats integers beyond the safe range exactly', () => {
    expect(formatNumber(9_007_199_254_740_993n, 'en')).toBe('9,007,199,254,740,993');
  });

  it('formats compact numbers in the given language', () => {
    expect(formatCompact(1_204_331, 'en')).toBe('1.2M');
    expect(formatCompact(12_000, 'zh')).toBe('1.2万');
  });

  it('keeps small percentages visible', () => {
    expect(formatPercent(0.0002, 'en')).toBe('0.02%');
  });
});
