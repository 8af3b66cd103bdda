import type { LoadDictionary } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { afterEach, expect, it } from 'vitest';
import { readDictionaries, serveDictionaries } from './dictionaries.ts';

afterEach(() => serveDictionaries(importDictionary));

const koreanTitle: LoadDictionary = async (language, namespace) =>
  language === 'ko' && namespace === 'page' ? { pricing: { title: '새 요금', added: '추가' } } : importDictionary(language, namespace);

it('uses the served texts and names their languages', async () => {
  const built = await readDictionaries('ko');
  expect(await serveDictionaries(koreanTitle)).toEqual(['ko']);
  const { page, nav } = await readDictionaries('ko');
  expect(page).toMatchObject({ pricing: { title: '새 요금' } });
  expect(page).not.toHaveProperty(['pricing', 'added']);
  expect(nav).toBe(built.nav);
});

it('uses the texts of the build if the served ones are the same', async () => {
  const built = await readDictionaries('ko');
  expect(await serveDictionaries(importDictionary)).toEqual([]);
  expect(await readDictionaries('ko')).toBe(built);
});

it('keeps the texts in use if a served dictionary cannot be read', async () => {
  await serveDictionaries(koreanTitle);
  const inUse = await readDictionaries('ko');
  await expect(serveDictionaries(async () => Promise.reject(new Error('half a file')))).rejects.toThrow('half a file');
  expect(await readDictionaries('ko')).toBe(inUse);
});
