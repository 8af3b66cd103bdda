import { expect, it } from 'vitest';
import { builtLanguageCodes, loadBuiltInEnglish, loadDictionary } from './load-dictionary.ts';
import { namespaces } from './resources.ts';

it.each(namespaces)('the built-in English has the namespace %s', async (namespace) => {
  await expect(loadDictionary('en', namespace)).resolves.toBeTypeOf('object');
});

it.each(namespaces)('the English that is code has the namespace %s, as the file does', async (namespace) => {
  expect(await loadBuiltInEnglish(namespace)).toEqual(await loadDictionary('en', namespace));
});

it('English is among the built languages', () => {
  expect(builtLanguageCodes).toContain('en');
});

it('rejects for a language that is not built', async () => {
  await expect(loadDictionary('hi', 'common')).rejects.toThrow('no common texts in hi');
});
