import { expect, test } from 'vitest';
import { homePath, pageLanguage } from './create-page-i18n.ts';

const origin = 'https://onepoint.test';
const at = (referrer: string, { stored = null, browser = [] }: { stored?: string | null; browser?: string[] } = {}) =>
  pageLanguage({ stored, referrer, origin, browserLanguages: browser });

test.each([
  ['', 'ko'],
  [`${origin}/ja/docs/wallet-playground`, 'ja'],
  [`${origin}/vi`, 'vi'],
  [`${origin}/tr/dashboard/usage?a=1`, 'tr'],
  [`${origin}/pricing`, 'en'],
  [`${origin}/playground/`, 'ko'],
  [`${origin}/api/reference`, 'ko'],
  ['https://onepoint.test.evil.example/ja', 'ko'],
])('opened from %j with a Korean browser, the language is %s', (referrer, language) => {
  expect(at(referrer, { browser: ['ko-KR'] })).toBe(language);
});

test('prefers the stored language and falls back to English', () => {
  expect(at(`${origin}/ja`, { stored: 'zh', browser: ['ko'] })).toBe('zh');
  expect(at('', { stored: 'xx', browser: ['fr'] })).toBe('en');
});

test.each([
  ['ja', '/ja'],
  ['en', '/'],
  ['ru', '/'],
])('links from %s to %s', (language, path) => {
  expect(homePath(language)).toBe(path);
});
