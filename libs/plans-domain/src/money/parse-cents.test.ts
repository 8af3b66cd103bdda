import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCentsDecimal } from './format-cents-decimal.ts';
import { parseCents } from './parse-cents.ts';

describe('parseCents', () => {
  it.each([
    ['19.99', 1999],
    ['0', 0],
    ['-0.00', 0],
    ['1', 100],
    ['1.5', 150],
    ['0.07', 7],
    ['-12.30', -1230],
    ['1.230000', 123],
    ['10000000', 1_000_000_000],
  ])('reads %s dollars as %i cents exactly', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each(['', ' 1', '1,000', '1e3', '.5', '5.', '+1', '0x10', 'NaN', '١'])('refuses %j instead of guessing', (text) => {
    expect(() => parseCents(text)).toThrow(expect.objectContaining({ code: 'MONEY_MALFORMED' }));
  });

  it('refuses parts of a cent instead of rounding them away', () => {
    expect(() => parseCents('0.005')).toThrow(expect.objectContaining({ code: 'MONEY_TOO_PRECISE' }));
  });

  it('refuses amounts that integers cannot carry exactly', () => {
    expect(() => parseCents('90071992547409.92')).toThrow(expect.objectContaining({ code: 'MONEY_OUT_OF_RANGE' }));
    expect(parseCents('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('reads back every amount that formatCentsDecimal writes', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(parseCents(formatCentsDecimal(cents))).toBe(cents);
      }),
    );
  });
});
