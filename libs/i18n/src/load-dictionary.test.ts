import { afterEach, describe, expect, it, vi } from 'vitest';
import { DictionaryError } from './dictionary.ts';
import { importDictionary } from './import-dictionary.ts';
import { builtLanguageCodes, loadBuiltInEnglish, loadDictionary } from './load-dictionary.ts';

describe('loadDictionary', () => {
  const answer = (body: string, status = 200): void => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.resolve(new Response(body, { status }))),
    );
  };

  afterEach(() => void vi.unstubAllGlobals());

  it('fetches a dictionary from the served folder', async () => {
    answer('{"actions":{"copy":"복사"}}');
    await expect(loadDictionary('ko', 'common')).resolves.toEqual({ actions: { copy: '복사' } });
    expect(fetch).toHaveBeenCalledWith('/locales/ko/common.json');
  });

  it.each([
    ['is missing', '{"error":{"code":"NOT_FOUND"}}', 404],
    ['is a page', '<!doctype html>', 200],
  ])('rejects if it %s', async (_what, body, status) => {
    answer(body, status);
    await expect(loadDictionary('ko', 'common')).rejects.toThrow();
  });

  it('rejects anything but texts', async () => {
    answer('{"actions":["Copy"]}');
    await expect(loadDictionary('ko', 'common')).rejects.toThrow(DictionaryError);
  });
});

it('bundled English equals the English dictionary file', async () => {
  const dictionary = await importDictionary('en', 'common');
  expect(dictionary).toBeTypeOf('object');
  expect(await loadBuiltInEnglish('common')).toEqual(dictionary);
});

it('includes English in the built languages', () => {
  expect(builtLanguageCodes).toContain('en');
});

it('imports no dictionary of a language that is not built', async () => {
  await expect(importDictionary('hi', 'common')).rejects.toThrow('no common texts in hi');
});
