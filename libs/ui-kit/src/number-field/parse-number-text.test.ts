import { expect, it } from 'vitest';
import { numberSeparators } from './number-separators.ts';
import { parseNumberText } from './parse-number-text.ts';

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
])('reads a number as %s writes it: %j is %s', (locale, text, number) => {
  expect(parse(text, locale)).toBe(number);
});

it.each([
  ['en', '12,50', 'a comma sets thousands apart'],
  ['en', '1,23,456', 'thousands come in threes'],
  ['en', '1234,567', 'a thousand that is not set apart has no comma after it'],
  ['en', '1.234.567', 'there is one decimal mark'],
  ['en', '1 234', 'another locale’s mark'],
  ['de', '12.50', 'a point sets thousands apart'],
  ['de', '1234.56', 'a point sets thousands apart'],
  ['ru', '1.5', 'a comma is the decimal mark'],
  ['en', '1e3', 'letters'],
  ['en', '$5', 'signs'],
  ['en', '(5)', 'brackets'],
  ['en', '5-', 'a minus stands first'],
  ['en', '.', 'no digit'],
  ['en', '-', 'no digit'],
  ['en', '', 'nothing'],
])('refuses in %s %j: %s', (locale, text) => {
  expect(parse(text, locale)).toBeNull();
});
