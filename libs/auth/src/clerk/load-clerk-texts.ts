import type { LocalizationResource } from '@clerk/shared/types';

const texts: ReadonlyMap<string, () => Promise<LocalizationResource>> = new Map([
  ['zh', async () => (await import('@clerk/localizations/zh-CN')).zhCN],
  ['ja', async () => (await import('@clerk/localizations/ja-JP')).jaJP],
  ['ko', async () => (await import('@clerk/localizations/ko-KR')).koKR],
  ['tr', async () => (await import('@clerk/localizations/tr-TR')).trTR],
  ['vi', async () => (await import('@clerk/localizations/vi-VN')).viVN],
  ['ru', async () => (await import('@clerk/localizations/ru-RU')).ruRU],
]);

/**
 * The texts of Clerk's components in a language, each fetched by whom it is for. Undefined where the components speak it themselves (English), or
 * where the texts cannot be fetched: a form in English is better than none.
 *
 * @param language code of the page's language
 */
export async function loadClerkTexts(language: string): Promise<LocalizationResource | undefined> {
  return texts
    .get(language)?.()
    .catch(() => undefined);
}
