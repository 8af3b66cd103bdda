import { describe, expect, it } from 'vitest';
import { defaultLanguage, findLanguage, languages, routableLanguageCodes } from './languages.ts';

describe('languages', () => {
  it('routes exactly the languages that are not marked dontLoad', () => {
    expect(routableLanguageCodes).toEqual(['en', 'zh', 'ko', 'ja', 'tr', 'vi']);
  });

  it('knows Russian without listing it', () => {
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

  it.each(['', 'EN', 'xx', 'constructor'])('knows no language %j', (code) => {
    expect(findLanguage(code)).toBeUndefined();
  });
});
