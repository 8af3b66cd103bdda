import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCentsDecimal, parseCents, formatMicrocents, shortfallCents, formatDecimal, parseDecimal } from './money.ts';

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
  ])('parses %s dollars as %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each(['', ' 1', '1,000', '1e3', '.5', '5.', '+1', '0x10', 'NaN', '١'])('rejects %j', (text) => {
    expect(() => parseCents(text)).toThrow(expect.objectContaining({ code: 'MONEY_MALFORMED' }));
  });

  it('rejects fractions of a cent instead of rounding', () => {
    expect(() => parseCents('0.005')).toThrow(expect.objectContaining({ code: 'MONEY_TOO_PRECISE' }));
  });

  it('rejects amounts beyond safe integers', () => {
    expect(() => parseCents('90071992547409.92')).toThrow(expect.objectContaining({ code: 'MONEY_OUT_OF_RANGE' }));
    expect(parseCents('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('round-trips every amount through formatCentsDecimal', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(parseCents(formatCentsDecimal(cents))).toBe(cents);
      }),
    );
  });
});

describe('formatCentsDecimal', () => {
  it.each([
    [123_450, '1234.50'],
    [0, '0.00'],
    [-5, '-0.05'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(formatCentsDecimal(cents)).toBe(text);
  });
});

describe('formatMicrocents', () => {
  it.each([
    [39, '0.00000039'],
    [390_000n, '0.0039'],
    [1_000_000, '0.01'],
    [0, '0.00'],
    [123_456_789_012n, '1234.56789012'],
  ])('formats %s microcents as %s dollars', (microcents, text) => {
    expect(formatMicrocents(microcents)).toBe(text);
  });
});

describe('shortfallCents', () => {
  it.each([
    [0, 4_900, 4_900],
    [49, 4_900, 4_851],
    [4_899, 4_900, 1],
    [4_900, 4_900, 0],
    [4_901, 4_900, 0],
    [-150, 4_900, 5_050],
    [-150, -200, 0],
  ])('with a balance of %i cents, %i cents need %i more', (balanceCents, neededCents, missingCents) => {
    expect(shortfallCents(balanceCents, neededCents)).toBe(missingCents);
  });

  it('is exactly the amount that makes the balance sufficient', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, cents, (balanceCents, neededCents) => {
        const missingCents = shortfallCents(balanceCents, neededCents);
        expect(missingCents).toBeGreaterThanOrEqual(0);
        expect(balanceCents + missingCents).toBe(Math.max(balanceCents, neededCents));
      }),
    );
  });
});

describe('parseDecimal', () => {
  it('round-trips through formatDecimal at every precision', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(12), fc.nat(12), (units, digits, digitsMin) => {
        expect(parseDecimal(formatDecimal(units, digits, Math.min(digitsMin, digits)), digits)).toBe(units);
      }),
    );
  });

  it('parses catalog prices at billing precision', () => {
    expect(parseDecimal('0.39', 8)).toBe(39_000_000n);
  });

  it('explains what is wrong with the text', () => {
    expect(() => parseDecimal('one', 2)).toThrow('This is not a decimal number.');
    expect(() => parseDecimal('1.005', 2)).toThrow('At most 2 decimal places are possible.');
  });
});

describe('formatDecimal', () => {
  it.each([
    [0n, 2, 2, '0.00'],
    [5n, 2, 2, '0.05'],
    [-5n, 2, 2, '-0.05'],
    [123_450n, 2, 0, '1234.5'],
    [123_400n, 2, 0, '1234'],
    [7n, 0, 0, '7'],
  ])('formats %s units with %i digits, at least %i shown, as %s', (units, digits, digitsMin, text) => {
    expect(formatDecimal(units, digits, digitsMin)).toBe(text);
  });
});
