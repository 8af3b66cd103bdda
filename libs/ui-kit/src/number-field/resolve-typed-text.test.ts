import { expect, it } from 'vitest';
import { resolveTypedText, type TypedText } from './resolve-typed-text.ts';

const english = { group: ',', decimal: '.' };
const german = { group: '.', decimal: ',' };

it('takes the locale’s mark for thousands for the decimal mark, in doubt', () => {
  expect(resolveTypedText({ text: '12,', isDoubtful: false }, ',', english)).toEqual({ text: '12,', isDoubtful: true });
  expect(resolveTypedText({ text: '12.5', isDoubtful: true }, '5', english)).toEqual({ text: '12.5', isDoubtful: true });
});

it('a third digit turns what was in doubt into thousands', () => {
  expect(resolveTypedText({ text: '12.500', isDoubtful: true }, '0', english)).toEqual({ text: '12500', isDoubtful: false });
  expect(resolveTypedText({ text: '12,500', isDoubtful: true }, '0', german)).toEqual({ text: '12500', isDoubtful: false });
});

it('never doubts the decimal mark of the locale itself', () => {
  const typed: TypedText = { text: '12.500', isDoubtful: false };
  expect(resolveTypedText(typed, '0', english)).toEqual(typed);
});

it('forgets its doubt once the mark is gone', () => {
  expect(resolveTypedText({ text: '12', isDoubtful: true }, null, english)).toEqual({ text: '12', isDoubtful: false });
});

it('reads full-width digits and marks', () => {
  expect(resolveTypedText({ text: '１２．５', isDoubtful: false }, '５', english).text).toBe('12.5');
});
