import { describe, expect, it } from 'vitest';
import { defaultLanguage, findLanguage, languages, routableLanguageCodes, entryLanguage } from './languages.ts';

describe('languages', () => {
  it('routes exactly the languages that are not marked dontLoad', () => {
    expect(routableLanguageCodes).toEqual(['en', 'zh', 'ko', 'ja', 'tr', 'vi']);
  });

  it('finds Russian without listing it', () => {
    expect(findLanguage('ru')?.ogLocale).toBe('ru_RU');
    expect(languages.map(({ code }) => code)).not.toContain('ru');
  });

  it('routes the default language', () => {
    expect(routableLanguageCodes).toContain(defaultLanguage);
  });

  it.each(languages)('$code: Intl knows the language and og:locale names it', ({ code, ogLocale }) => {
    expect(Intl.NumberFormat.supportedLocalesOf(code)).toEqual([code]);
    expect(ogLocale.startsWith(`${code}_`)).toBe(true);
  });

  it.each(['', 'EN', 'xx', 'constructor'])('finds no language %j', (code) => {
    expect(findLanguage(code)).toBeUndefined();
  });
});

describe('entryLanguage', () => {
  const routed = ['en', 'zh', 'ja'];
  const at = (pathname: string, stored: string | null, ...browserLanguages: string[]): string | undefined =>
    entryLanguage({ pathname, stored, isFirstVisit: true, browserLanguages, routed });

  it('stays on paths other than the root', () => {
    expect(at('/pricing', 'ja', 'zh')).toBeUndefined();
    expect(at('/zh', null, 'ja')).toBeUndefined();
  });

  it('redirects a first visit to the first routed language of the browser', () => {
    expect(at('/', null, 'de-DE', 'zh-TW', 'ja')).toBe('zh');
  });

  it('ignores the browser on later visits but keeps an explicit choice', () => {
    const later = { pathname: '/', isFirstVisit: false, browserLanguages: ['zh'], routed };
    expect(entryLanguage({ ...later, stored: null })).toBeUndefined();
    expect(entryLanguage({ ...later, stored: 'ja' })).toBe('ja');
  });

  it('prefers an explicit choice over the browser, including English', () => {
    expect(at('/', 'ja', 'zh')).toBe('ja');
    expect(at('/', 'en', 'zh')).toBeUndefined();
  });

  it('ignores a stored language that is not routed', () => {
    expect(at('/', 'xx', 'ja')).toBe('ja');
  });

  it('stays when no language matches', () => {
    expect(at('/', null, 'de', 'fr-CA')).toBeUndefined();
  });
});
