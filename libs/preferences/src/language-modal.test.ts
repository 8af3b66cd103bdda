import { languages, routableLanguageCodes, type LanguageCode } from '@onepoint/i18n';
import { assert, constantFrom, property, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { listLanguageChoices } from './language-modal.tsx';

const codes: readonly LanguageCode[] = languages.map(({ code }) => code);

it('lists all languages in their public order', () => {
  assert(
    property(constantFrom(...codes), subarray([...codes]), (current, available) => {
      expect(listLanguageChoices(current, available).map(({ code }) => code)).toEqual(codes);
    }),
  );
});

it('marks languages as selectable if they have pages, can be loaded and are not the current one', () => {
  assert(
    property(constantFrom(...codes), subarray([...codes]), (current, available) => {
      const selectable = listLanguageChoices(current, available).filter(({ state }) => state === 'selectable');
      const expected = routableLanguageCodes.filter((code) => available.includes(code) && code !== current);
      expect(selectable.map(({ code }) => code)).toEqual(expected);
    }),
  );
});

it('marks the page’s language as current even if it is not available', () => {
  expect(listLanguageChoices('en', []).filter(({ state }) => state === 'current')).toMatchObject([{ code: 'en' }]);
});
