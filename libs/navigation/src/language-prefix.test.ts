import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, localePath, parseLanguagePrefix, switchLanguage, removeTrailingSlashes } from './language-prefix.ts';

describe('languagePrefix', () => {
  const routed = ['en', 'zh', 'ko', 'ja', 'tr', 'vi'];
  const logicalPath = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`)
    .filter((path) => !routed.includes(path.split('/')[1] ?? ''));

  describe('parseLanguagePrefix', () => {
    it.each([
      ['/', 'en', '/'],
      ['/zh', 'zh', '/'],
      ['/zh/', 'zh', '/'],
      ['/zh/docs/intro/', 'zh', '/docs/intro'],
      ['/zhx', 'en', '/zhx'],
      ['/ZH', 'en', '/ZH'],
      ['/es/pricing', 'en', '/es/pricing'],
      ['/en/pricing', 'en', '/pricing'],
      ['/pricing/zh', 'en', '/pricing/zh'],
    ])('%s is %s %s', (path, language, pathname) => {
      expect(parseLanguagePrefix(path, routed)).toEqual({ language, pathname });
    });

    it('is the inverse of localePath', () => {
      fc.assert(
        fc.property(logicalPath, fc.constantFrom(...routed), (pathname, language) => {
          expect(parseLanguagePrefix(localePath(pathname, language), routed)).toEqual({ language, pathname });
        }),
      );
    });
  });

  describe('canonicalPath', () => {
    it('drops the prefix of the default language', () => {
      expect(canonicalPath('/en/x/', routed)).toBe('/x');
      expect(canonicalPath('/en', routed)).toBe('/');
    });

    it('keeps a canonical path', () => {
      fc.assert(
        fc.property(logicalPath, fc.constantFrom(...routed), (pathname, language) => {
          const canonical = canonicalPath(localePath(pathname, language), routed);
          expect(canonicalPath(canonical, routed)).toBe(canonical);
        }),
      );
    });
  });

  it('keeps query and hash when switching the language', () => {
    expect(switchLanguage({ pathname: '/zh/chains', search: '?q=a', hash: '#base' }, 'ja', routed)).toBe('/ja/chains?q=a#base');
    expect(switchLanguage({ pathname: '/zh', search: '', hash: '' }, 'en', routed)).toBe('/');
  });
});

describe('removeTrailingSlashes', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['/docs/', '/docs'],
    ['/docs///', '/docs'],
    ['/a/b', '/a/b'],
  ])('%j becomes %j', (path, expected) => {
    expect(removeTrailingSlashes(path)).toBe(expected);
  });

  it('removes every trailing slash except the root and is idempotent', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = removeTrailingSlashes(path);
        expect(once === '/' || !once.endsWith('/')).toBe(true);
        expect(removeTrailingSlashes(once)).toBe(once);
      }),
    );
  });
});
