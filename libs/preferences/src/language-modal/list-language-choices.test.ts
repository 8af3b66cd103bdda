import { languages, routableLanguageCodes, type LanguageCode } from '@onepoint/i18n';
import { assert, constantFrom, property, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { listLanguageChoices } from './list-language-choices.ts';

const codes: readonly LanguageCode[] = languages.map(({ code }) => code);

it('lists every language once, in the public order, whatever is available', () => {
  assert(
    property(constantFrom(...codes), subarray([...codes]), (current, available) => {
      expect(listLanguageChoices(current, available).map(({ code }) => code)).toEqual(codes);
    }),
  );
});

it('lets be chosen exactly what has pages, is to be loaded and is not the current one', () => {
  assert(
    property(constantFrom(...codes), subarray([...codes]), (current, available) => {
      const selectable = listLanguageChoices(current, available).filter(({ state }) => state === 'selectable');
      const expected = routableLanguageCodes.filter((code) => available.includes(code) && code !== current);
      expect(selectable.map(({ code }) => code)).toEqual(expected);
    }),
  );
});

it('calls the page’s language current even in a build without pages in it', () => {
  expect(listLanguageChoices('en', []).filter(({ state }) => state === 'current')).toMatchObject([{ code: 'en' }]);
});
