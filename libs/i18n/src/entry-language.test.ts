import { expect, it } from 'vitest';
import { entryLanguage } from './entry-language.ts';

const routed = ['en', 'zh', 'ja'];
const at = (pathname: string, stored: string | null, ...browserLanguages: string[]): string | undefined =>
  entryLanguage({ pathname, stored, isFirstVisit: true, browserLanguages, routed });

it('stays wherever the path already decides', () => {
  expect(at('/pricing', 'ja', 'zh')).toBeUndefined();
  expect(at('/zh', null, 'ja')).toBeUndefined();
});

it('sends a first visit to the first routed language of the browser', () => {
  expect(at('/', null, 'de-DE', 'zh-TW', 'ja')).toBe('zh');
});

it('leaves the browser out of later visits, and an explicit choice in', () => {
  const later = { pathname: '/', isFirstVisit: false, browserLanguages: ['zh'], routed };
  expect(entryLanguage({ ...later, stored: null })).toBeUndefined();
  expect(entryLanguage({ ...later, stored: 'ja' })).toBe('ja');
});

it('puts an explicit choice before the browser, English too', () => {
  expect(at('/', 'ja', 'zh')).toBe('ja');
  expect(at('/', 'en', 'zh')).toBeUndefined();
});

it('ignores a stored language that is not routed', () => {
  expect(at('/', 'xx', 'ja')).toBe('ja');
});

it('stays where nothing matches', () => {
  expect(at('/', null, 'de', 'fr-CA')).toBeUndefined();
});
