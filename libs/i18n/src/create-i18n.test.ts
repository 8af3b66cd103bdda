import { siteConfig } from '@onepoint/site-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import type { DictionaryCache } from './dictionary-cache.ts';

const builtIn = { common: { actions: { copy: 'Copy', save: 'Save' } } };
const memoryCache = (): DictionaryCache & { held: Map<string, unknown> } => {
  const held = new Map<string, never>();
  return {
    held,
    read: (language, namespace) => held.get(`${language}/${namespace}`),
    write: (language, namespace, dictionary) => void held.set(`${language}/${namespace}`, dictionary as never),
  };
};

const gone = async (): Promise<never> => Promise.reject(new Error('gone'));

it('renders texts at hand without waiting', () => {
  expect(createI18n({ language: 'en', builtIn }).t('actions.copy')).toBe('Copy');
  expect(createI18n({ language: 'ja', builtIn, resources: { common: { actions: { copy: 'コピー' } } } }).t('actions.copy')).toBe('コピー');
});

it('shows the built-in English for a text its language lacks', () => {
  const i18n = createI18n({ language: 'ja', builtIn, resources: { common: { actions: { copy: 'コピー' } } } });
  expect(i18n.t('actions.save')).toBe('Save');
});

it('loads a namespace of its own language once, when it is wanted', async () => {
  const loadDictionary = vi.fn(async () => ({ actions: { copy: '복사' } }));
  const i18n = createI18n({ language: 'ko', builtIn, loadDictionary });
  await i18n.loadNamespaces('common');
  await i18n.loadNamespaces('common');
  expect(i18n.t('actions.copy')).toBe('복사');
  expect(loadDictionary.mock.calls).toEqual([['ko', 'common']]);
});

it('has a namespace once its own language has come, and not when only the English to fall back to has', async () => {
  const own = Promise.withResolvers<unknown>();
  const loadDictionary = async (language: string) => (language === 'ja' ? own.promise : { title: 'Wallets' });
  const i18n = createI18n({ language: 'ja', builtIn, loadDictionary });
  const loaded = i18n.loadNamespaces('provider');
  await expect.poll(() => i18n.hasResourceBundle('en', 'provider')).toBe(true);
  expect(i18n.hasLoadedNamespace('provider')).toBe(false);
  own.resolve({ title: 'ウォレット' });
  await loaded;
  expect(i18n.hasLoadedNamespace('provider')).toBe(true);
  expect(i18n.t('provider:title')).toBe('ウォレット');
});

it('uses the cached copy where loading fails', async () => {
  const cache = memoryCache();
  const first = createI18n({ language: 'ko', builtIn, cache, loadDictionary: async () => ({ actions: { copy: '복사' } }) });
  await first.loadNamespaces('common');
  const second = createI18n({ language: 'ko', builtIn, cache, loadDictionary: async () => Promise.reject(new Error('offline')) });
  await second.loadNamespaces('common');
  expect(second.t('actions.copy')).toBe('복사');
});

it.each([
  ['fails', async () => Promise.reject(new Error('offline'))],
  ['brings something else than texts', async () => '<!doctype html>'],
])('falls back to the built-in English where loading %s and nothing is cached', async (_what, loadDictionary) => {
  const i18n = createI18n({ language: 'ko', builtIn, cache: memoryCache(), loadDictionary });
  await i18n.loadNamespaces('common');
  expect(i18n.t('actions.copy')).toBe('Copy');
});

it.each(['en', 'ko'] as const)('has the English that is code where no file of texts comes, in %s', async (language) => {
  const i18n = createI18n({
    language,
    builtIn,
    cache: memoryCache(),
    loadDictionary: gone,
    loadBuiltInEnglish: async (namespace) => ({ title: `English ${namespace}` }),
  });
  await i18n.loadNamespaces('provider');
  expect(i18n.t('provider:title')).toBe('English provider');
});

it('draws nevertheless where that does not come either', async () => {
  const i18n = createI18n({ language: 'en', builtIn, loadDictionary: gone, loadBuiltInEnglish: gone });
  await i18n.loadNamespaces('provider');
  expect(i18n.t('common:actions.copy')).toBe('Copy');
});

describe('where a dictionary does not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has the English that is loaded in its place by the time a screen may be drawn', async () => {
    const english = Promise.withResolvers<unknown>();
    const loadDictionary = async (language: string) => (language === 'en' ? english.promise : Promise.reject(new Error('gone')));
    const i18n = createI18n({ language: 'ja', builtIn, cache: memoryCache(), loadDictionary });
    const loaded = i18n.loadNamespaces('provider');
    const isLoaded = vi.fn();
    void loaded.then(isLoaded);
    await vi.advanceTimersByTimeAsync(0);
    expect([isLoaded.mock.calls.length, i18n.hasLoadedNamespace('provider')]).toEqual([0, false]);
    english.resolve({ title: 'Wallets' });
    await loaded;
    expect(i18n.t('provider:title')).toBe('Wallets');
  });

  it('waits ten seconds, and keeps what comes later for the next time', async () => {
    const cache = memoryCache();
    const slow = Promise.withResolvers<unknown>();
    const loaded = createI18n({ language: 'ko', builtIn, cache, loadDictionary: async () => slow.promise }).loadNamespaces('common');
    const isLoaded = vi.fn();
    void loaded.then(isLoaded);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(isLoaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(isLoaded).toHaveBeenCalled();
    slow.resolve({ actions: { copy: '복사' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(cache.read('ko', 'common')).toEqual({ actions: { copy: '복사' } });
  });

  it('shows the cached copy', async () => {
    const cache = memoryCache();
    cache.write('ko', 'common', { actions: { copy: '복사' } });
    const i18n = createI18n({ language: 'ko', builtIn, cache, loadDictionary: async () => new Promise(() => undefined) });
    const loaded = i18n.loadNamespaces('common');
    await vi.advanceTimersByTimeAsync(10_000);
    await loaded;
    expect(i18n.t('actions.copy')).toBe('복사');
  });
});

it('names the product in any text that asks for it', () => {
  const i18n = createI18n({ language: 'en', builtIn: { common: { product: { home: 'Hello {{product}}' } } } });
  expect(i18n.t('product.home')).toBe(`Hello ${siteConfig.name}`);
});

it('never shows a raw key', () => {
  const i18n = createI18n({ language: 'en', builtIn });
  expect(i18n.t('errors.noProjectSelected')).toBe('No project selected');
});

it('loads the texts of a language it is switched to', async () => {
  const loadDictionary = vi.fn(async (language: string) => ({ actions: { copy: language } }));
  const i18n = createI18n({ language: 'ko', builtIn, loadDictionary });
  await i18n.loadNamespaces('common');
  await i18n.changeLanguage('vi');
  expect(i18n.t('actions.copy')).toBe('vi');
});
