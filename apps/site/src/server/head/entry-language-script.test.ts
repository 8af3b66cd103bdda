import { storageKeyOf } from '@onepoint/app-state';
import { entryLanguage } from '@onepoint/i18n';
import * as fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { entryLanguageScript } from './head-scripts.ts';

const routed = ['en', 'zh', 'ja'];
const [localeKey, visitedKey] = [storageKeyOf('locale'), storageKeyOf('hasVisitedHome')];

interface Visit {
  pathname?: string;
  search?: string;
  languages?: readonly string[];
  referrer?: string;
  /** Contents of storage; null if it is blocked. */
  storage?: Map<string, string> | null;
}

const storageOf = (entries: Record<string, unknown> = {}): Map<string, string> =>
  new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));

/** Runs the script. Returns the target of the redirect, and the resulting URL. */
function visit({ pathname = '/', search = '?a=1', languages = ['zh'], referrer = '', storage = storageOf() }: Visit = {}) {
  const replace = vi.fn<(url: string) => void>();
  const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();
  const location = { pathname, search, hash: '#b', origin: 'https://onepoint.test', replace };
  replaceState.mockImplementation((_state, _unused, url) => Object.assign(location, { search: /\?[^#]*/.exec(url)?.[0] ?? '' }));
  runInNewContext(entryLanguageScript(routed), {
    URLSearchParams,
    location,
    history: { state: null, replaceState },
    document: { referrer },
    navigator: { languages },
    get localStorage() {
      if (storage === null) throw new DOMException('blocked', 'SecurityError');
      return { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => storage.set(key, value) };
    },
  });
  return { to: replace.mock.calls[0]?.[0], address: replaceState.mock.calls[0]?.[2] };
}

it('decides like entryLanguage and keeps query and hash', () => {
  const tag = fc.constantFrom('en-US', 'zh-TW', 'ja', 'de', 'fr-CA');
  const language = fc.constantFrom(null, 'en', 'zh', 'ja', 'xx');
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/zh', '/pricing'),
      language,
      fc.boolean(),
      fc.array(tag, { maxLength: 4 }),
      (pathname, stored, isFirstVisit, languages) => {
        const expected = entryLanguage({ pathname, stored, isFirstVisit, browserLanguages: languages, routed });
        const storage = storageOf({ [localeKey]: stored, ...(isFirstVisit ? {} : { [visitedKey]: true }) });
        expect(visit({ pathname, languages, storage }).to).toBe(expected && `/${expected}?a=1#b`);
      },
    ),
  );
});

it('redirects to the language of the browser once and stores no choice', () => {
  const storage = storageOf();
  expect(visit({ storage }).to).toBe('/zh?a=1#b');
  expect(visit({ storage }).to).toBeUndefined();
  expect(storage.has(localeKey)).toBe(false);
});

it('does not redirect visitors from the site itself', () => {
  expect(visit({ referrer: 'https://onepoint.test/zh' }).to).toBeUndefined();
  expect(visit({ referrer: 'https://onepoint.test.evil.example/' }).to).toBe('/zh?a=1#b');
});

it('handles a damaged preference and blocked storage', () => {
  expect(visit({ storage: new Map([[localeKey, '{broken']]) }).to).toBe('/zh?a=1#b');
  expect(visit({ storage: null }).to).toBe('/zh?a=1#b');
});

it('keeps English for visitors of `/en`, and removes the parameter from the URL', () => {
  const storage = storageOf({ [localeKey]: 'zh' });
  expect(visit({ search: '?lang=en', storage })).toEqual({ to: undefined, address: '/#b' });
  expect(storage.get(localeKey)).toBe('"en"');
  expect(visit({ search: '?lang=en&a=1', storage: null })).toEqual({ to: undefined, address: '/?a=1#b' });
});
