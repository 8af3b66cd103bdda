import { storageKeyOf } from '@onepoint/app-state';
import { entryLanguage } from '@onepoint/i18n';
import * as fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { entryLanguageScript } from './entry-language-script.ts';

const routed = ['en', 'zh', 'ja'];

interface Arrival {
  referrer?: string;
  redirectCount?: number;
  setItem?: (key: string, value: string) => void;
}

function run(
  pathname: string,
  stored: string | null,
  languages: string[],
  { referrer = '', redirectCount = 0, setItem = () => undefined }: Arrival = {},
): string | undefined {
  let kept = stored;
  const replace = vi.fn<(url: string) => void>();
  runInNewContext(entryLanguageScript(routed), {
    location: { pathname, search: '?a=1', hash: '#b', origin: 'https://onepoint.test', replace },
    document: { referrer },
    navigator: { languages },
    performance: { getEntriesByType: () => [{ redirectCount }] },
    localStorage: {
      getItem: (key: string) => (key === storageKeyOf('locale') ? kept : null),
      setItem: (key: string, value: string) => {
        kept = value;
        setItem(key, value);
      },
    },
  });
  return replace.mock.calls[0]?.[0];
}

it('decides as entryLanguage does, and keeps query and hash', () => {
  const tag = fc.constantFrom('en-US', 'zh-TW', 'ja', 'de', 'fr-CA');
  const language = fc.constantFrom(null, 'en', 'zh', 'ja', 'xx');
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/zh', '/pricing'),
      language,
      fc.array(tag, { maxLength: 4 }),
      (pathname, stored, browserLanguages) => {
        const expected = entryLanguage({ pathname, stored, browserLanguages, routed });
        expect(run(pathname, JSON.stringify(stored), browserLanguages)).toBe(expected && `/${expected}?a=1#b`);
      },
    ),
  );
});

it('stays for those who come from the site itself', () => {
  expect(run('/', null, ['zh'], { referrer: 'https://onepoint.test/zh' })).toBeUndefined();
  expect(run('/', null, ['zh'], { referrer: 'https://onepoint.test.evil.example/' })).toBe('/zh?a=1#b');
});

it('survives a damaged preference', () => {
  expect(run('/', '{broken', ['ja'])).toBe('/ja?a=1#b');
});

it('keeps English for those who asked for `/en`, which the host answers with this address', () => {
  const setItem = vi.fn<(key: string, value: string) => void>();
  expect(run('/', '"zh"', ['zh'], { redirectCount: 1, setItem })).toBeUndefined();
  expect(setItem.mock.calls).toEqual([[storageKeyOf('locale'), '"en"']]);
});
