import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, localePath, parseLanguagePrefix, switchLanguage } from './language-prefix.ts';

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

  it('undoes localePath for every path and language', () => {
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

  it('leaves a canonical path alone', () => {
    fc.assert(
      fc.property(logicalPath, fc.constantFrom(...routed), (pathname, language) => {
        const canonical = canonicalPath(localePath(pathname, language), routed);
        expect(canonicalPath(canonical, routed)).toBe(canonical);
      }),
    );
  });
});

it('query and hash survive a language switch', () => {
  expect(switchLanguage({ pathname: '/zh/chains', search: '?q=a', hash: '#base' }, 'ja', routed)).toBe('/ja/chains?q=a#base');
  expect(switchLanguage({ pathname: '/zh', search: '', hash: '' }, 'en', routed)).toBe('/');
});
