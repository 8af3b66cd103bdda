import { expect, it } from 'vitest';
import { loadClerkTexts } from './load-clerk-texts.ts';

it.each([
  ['zh', 'zh-CN'],
  ['ja', 'ja-JP'],
  ['ko', 'ko-KR'],
  ['tr', 'tr-TR'],
  ['vi', 'vi-VN'],
  ['ru', 'ru-RU'],
])('the form speaks %s', async (language, locale) => {
  const texts = await loadClerkTexts(language);
  expect(texts?.locale).toBe(locale);
  expect(texts?.formButtonPrimary).not.toBe('Continue');
});

it.each(['en', 'fr', ''])('in %j the form speaks English, without texts', async (language) => {
  expect(await loadClerkTexts(language)).toBeUndefined();
});
