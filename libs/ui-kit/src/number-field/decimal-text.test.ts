import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { countDecimals, formatDecimalText, roundDecimalText } from './decimal-text.ts';

it('rounds by the digits that are written, half away from zero, where floats would not', () => {
  expect(roundDecimalText('1.005', 2)).toBe(1.01);
  expect(roundDecimalText('-2.5', 0)).toBe(-3);
  expect(roundDecimalText('2.4999', 0)).toBe(2);
  expect(roundDecimalText('.5', 0)).toBe(1);
  expect(Object.is(roundDecimalText('-0.2', 0), 0)).toBe(true);
});

it('is no number while there is no digit', () => {
  for (const text of ['', '-', '.', '-.']) expect(roundDecimalText(text, 2)).toBeNull();
});

it('comes back from its text as the same number, with any number of decimals', () => {
  assert(
    property(integer({ min: -(10 ** 12), max: 10 ** 12 }), integer({ min: 0, max: 4 }), (units, decimals) => {
      const value = units / 10 ** decimals;
      expect(roundDecimalText(formatDecimalText(value, decimals), decimals)).toBe(value === 0 ? 0 : value);
    }),
  );
});

it('writes no exponent and no zeros that say nothing', () => {
  expect(formatDecimalText(1e-7, 7)).toBe('0.0000001');
  expect(formatDecimalText(1.5, 4)).toBe('1.5');
  expect(formatDecimalText(100, 2)).toBe('100');
  expect(formatDecimalText(100, 0)).toBe('100');
});

it('knows how many decimals a step needs', () => {
  expect([1, 0.25, 500, 1e-7, 1.5e-7].map(countDecimals)).toEqual([0, 2, 0, 7, 8]);
});
