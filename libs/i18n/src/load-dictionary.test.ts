import { expect, it } from 'vitest';
import { builtLanguageCodes, loadBuiltInEnglish, loadDictionary } from './load-dictionary.ts';

it('bundled English equals the English dictionary file', async () => {
  const dictionary = await loadDictionary('en', 'common');
  expect(dictionary).toBeTypeOf('object');
  expect(await loadBuiltInEnglish('common')).toEqual(dictionary);
});

it('includes English in the built languages', () => {
  expect(builtLanguageCodes).toContain('en');
});

it('rejects for a language that is not built', async () => {
  await expect(loadDictionary('hi', 'common')).rejects.toThrow('no common texts in hi');
});
