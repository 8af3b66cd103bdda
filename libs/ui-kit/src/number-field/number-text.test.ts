import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countDecimals,
  formatDecimalText,
  keyStep,
  numberSeparators,
  parseNumberText,
  resolveTypedText,
  roundDecimalText,
  type TypedText,
} from './number-text.ts';

describe('decimal texts', () => {
  it('rounds decimal digits half away from zero, unlike floats', () => {
    expect(roundDecimalText('1.005', 2)).toBe(1.01);
    expect(roundDecimalText('-2.5', 0)).toBe(-3);
    expect(roundDecimalText('2.4999', 0)).toBe(2);
    expect(roundDecimalText('.5', 0)).toBe(1);
    expect(Object.is(roundDecimalText('-0.2', 0), 0)).toBe(true);
  });

  it('is not a number without a digit', () => {
    for (const text of ['', '-', '.', '-.']) expect(roundDecimalText(text, 2)).toBeNull();
  });

  it('round-trips numbers with any number of decimals', () => {
    assert(
      property(integer({ min: -(10 ** 12), max: 10 ** 12 }), integer({ min: 0, max: 4 }), (units, decimals) => {
        const value = units / 10 ** decimals;
        expect(roundDecimalText(formatDecimalText(value, decimals), decimals)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('writes no exponent and no trailing zeros', () => {
    expect(formatDecimalText(1e-7, 7)).toBe('0.0000001');
    expect(formatDecimalText(1.5, 4)).toBe('1.5');
    expect(formatDecimalText(100, 2)).toBe('100');
    expect(formatDecimalText(100, 0)).toBe('100');
  });

  it('counts the decimals of a step', () => {
    expect([1, 0.25, 500, 1e-7, 1.5e-7].map(countDecimals)).toEqual([0, 2, 0, 7, 8]);
  });
});

describe('keyStep', () => {
  const sizes = { arrow: 1, shift: 100, page: 1000 };
  const step = (key: string, shiftKey = false) => keyStep({ key, shiftKey }, sizes);

  it('steps with arrow keys, more with Shift, most with PageUp and PageDown', () => {
    expect([step('ArrowUp'), step('ArrowDown')]).toEqual([1, -1]);
    expect([step('ArrowUp', true), step('ArrowDown', true)]).toEqual([100, -100]);
    expect([step('PageUp'), step('PageDown')]).toEqual([1000, -1000]);
  });

  it('ignores other keys', () => {
    expect(['a', '1', 'Enter', 'ArrowLeft', 'Home'].map((key) => step(key))).toEqual(Array.from({ length: 5 }, () => undefined));
  });
});

describe('parseNumberText', () => {
  const parse = (text: string, locale = 'en') => parseNumberText(text, numberSeparators(locale));

  it.each([
    ['en', '1,234.5', '1234.5'],
    ['en', '1234.5', '1234.5'],
    ['en', ' 007 \n', '007'],
    ['en', '.5', '0.5'],
    ['en', '5.', '5'],
    ['en', '-12', '-12'],
    ['en', '−12', '-12'],
    ['de', '1.234,5', '1234.5'],
    ['tr', '1.234.567', '1234567'],
    ['ru', '1\u00a0234,5', '1234.5'],
    ['ru', '1 234,5', '1234.5'],
    ['fr', '1\u202f234,5', '1234.5'],
    ['de-CH', "1'234.5", '1234.5'],
    ['ja', '1,234.5', '1234.5'],
  ])('parses a number as formatted in %s: %j is %s', (locale, text, number) => {
    expect(parse(text, locale)).toBe(number);
  });

  it.each([
    ['en', '12,50', 'commas group thousands'],
    ['en', '1,23,456', 'groups have three digits'],
    ['en', '1234,567', 'a comma after ungrouped thousands'],
    ['en', '1.234.567', 'two decimal separators'],
    ['en', '1 234', 'a separator of another locale'],
    ['de', '12.50', 'points group thousands'],
    ['de', '1234.56', 'points group thousands'],
    ['ru', '1.5', 'the decimal separator is a comma'],
    ['en', '1e3', 'letters'],
    ['en', '$5', 'signs'],
    ['en', '(5)', 'brackets'],
    ['en', '5-', 'the minus is not first'],
    ['en', '.', 'no digit'],
    ['en', '-', 'no digit'],
    ['en', '', 'nothing'],
  ])('rejects in %s %j: %s', (locale, text) => {
    expect(parse(text, locale)).toBeNull();
  });
});

describe('resolveTypedText', () => {
  const english = { group: ',', decimal: '.' };
  const german = { group: '.', decimal: ',' };

  it('treats an ambiguous thousands separator as the decimal separator', () => {
    expect(resolveTypedText({ text: '12,', isDoubtful: false }, ',', english)).toEqual({ text: '12,', isDoubtful: true });
    expect(resolveTypedText({ text: '12.5', isDoubtful: true }, '5', english)).toEqual({ text: '12.5', isDoubtful: true });
  });

  it('treats an ambiguous separator as thousands after a third digit', () => {
    expect(resolveTypedText({ text: '12.500', isDoubtful: true }, '0', english)).toEqual({ text: '12500', isDoubtful: false });
    expect(resolveTypedText({ text: '12,500', isDoubtful: true }, '0', german)).toEqual({ text: '12500', isDoubtful: false });
  });

  it('never treats the decimal separator of the locale as ambiguous', () => {
    const typed: TypedText = { text: '12.500', isDoubtful: false };
    expect(resolveTypedText(typed, '0', english)).toEqual(typed);
  });

  it('is no longer ambiguous when the separator is deleted', () => {
    expect(resolveTypedText({ text: '12', isDoubtful: true }, null, english)).toEqual({ text: '12', isDoubtful: false });
  });

  it('parses full-width digits and separators', () => {
    expect(resolveTypedText({ text: '１２．５', isDoubtful: false }, '５', english).text).toBe('12.5');
  });
});
