import { expect, it } from 'vitest';
import { builtLanguageCodes, loadBuiltInEnglish, loadDictionary } from './load-dictionary.ts';

it('the English that is code says what the file says', async () => {
  const dictionary = await loadDictionary('en', 'common');
  expect(dictionary).toBeTypeOf('object');
  expect(await loadBuiltInEnglish('common')).toEqual(dictionary);
});

it('English is among the built languages', () => {
  expect(builtLanguageCodes).toContain('en');
});

it('rejects for a language that is not built', async () => {
  await expect(loadDictionary('hi', 'common')).rejects.toThrow('no common texts in hi');
});
