import { siteConfig } from '@onepoint/site-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import type { DictionaryCache } from './dictionary.ts';
import type { Dictionary } from './merge-dictionaries.ts';
import { createTextsInstance, missingKeyText } from './texts-instance.ts';

describe('createI18n', () => {
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

  it('renders available texts synchronously', () => {
    expect(createI18n({ language: 'en', builtIn }).t('actions.copy')).toBe('Copy');
    expect(createTextsInstance({ language: 'ja', builtIn, resources: { common: { actions: { copy: 'コピー' } } } }).t('actions.copy')).toBe(
      'コピー',
    );
  });

  it('falls back to built-in English for a missing text', () => {
    const i18n = createTextsInstance({ language: 'ja', builtIn, resources: { common: { actions: { copy: 'コピー' } } } });
    expect(i18n.t('actions.save')).toBe('Save');
  });

  it('loads a namespace once on first use', async () => {
    const loadDictionary = vi.fn(async () => ({ actions: { copy: '복사' } }));
    const i18n = createI18n({ language: 'ko', builtIn, loadDictionary });
    await i18n.loadNamespaces('common');
    await i18n.loadNamespaces('common');
    expect(i18n.t('actions.copy')).toBe('복사');
    expect(loadDictionary.mock.calls).toEqual([['ko', 'common']]);
  });

  it('is ready when its own language has loaded, not when only the English fallback has', async () => {
    const own = Promise.withResolvers<Dictionary>();
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

  it('uses the cached copy when loading fails', async () => {
    const cache = memoryCache();
    const first = createI18n({ language: 'ko', builtIn, cache, loadDictionary: async () => ({ actions: { copy: '복사' } }) });
    await first.loadNamespaces('common');
    const second = createI18n({ language: 'ko', builtIn, cache, loadDictionary: async () => Promise.reject(new Error('offline')) });
    await second.loadNamespaces('common');
    expect(second.t('actions.copy')).toBe('복사');
  });

  it('falls back to built-in English when loading fails and nothing is cached', async () => {
    const i18n = createI18n({ language: 'ko', builtIn, cache: memoryCache(), loadDictionary: gone });
    await i18n.loadNamespaces('common');
    expect(i18n.t('actions.copy')).toBe('Copy');
  });

  it.each(['en', 'ko'] as const)('uses bundled English when no dictionary loads, in %s', async (language) => {
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

  it('renders even when bundled English fails to load', async () => {
    const i18n = createI18n({ language: 'en', builtIn, loadDictionary: gone, loadBuiltInEnglish: gone });
    await i18n.loadNamespaces('provider');
    expect(i18n.t('common:actions.copy')).toBe('Copy');
  });

  it('replaces built-in English by newer texts after they have loaded', async () => {
    const cache = memoryCache();
    const loadDictionary = async () => ({ actions: { copy: 'Copy it', save: { deep: 'a group' }, added: 'Added' } });
    const i18n = createI18n({ language: 'en', builtIn, cache, loadDictionary });
    const isChanged = vi.fn();
    i18n.on('textsChanged', isChanged);
    expect(i18n.t('actions.copy')).toBe('Copy');
    await expect.poll(() => i18n.t('actions.copy')).toBe('Copy it');
    expect(isChanged).toHaveBeenCalledOnce();
    expect(i18n.t('actions.save')).toBe('Save');
    expect(cache.held.has('en/common')).toBe(true);
  });

  it('replaces built-in English after switching to English', async () => {
    const loadDictionary = vi.fn(async (language: string) => ({ actions: { copy: `Copy in ${language}` } }));
    const i18n = createI18n({ language: 'ko', builtIn, loadDictionary });
    await i18n.loadNamespaces('common');
    expect(loadDictionary.mock.calls).toEqual([['ko', 'common']]);
    await i18n.changeLanguage('en');
    await expect.poll(() => i18n.t('actions.copy')).toBe('Copy in en');
  });

  it('renders nothing again if the loaded texts equal the built-in ones', async () => {
    const loadDictionary = vi.fn(async () => builtIn.common);
    const i18n = createI18n({ language: 'en', builtIn, loadDictionary });
    const isChanged = vi.fn();
    i18n.on('textsChanged', isChanged);
    await Promise.all(loadDictionary.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(isChanged).not.toHaveBeenCalled();
  });

  it('shows bundled English for texts that older dictionaries lack', async () => {
    const loadDictionary = async () => ({ title: 'Wallets' });
    const loadBuiltInEnglish = async () => ({ title: 'Old', newTitle: 'New title', list: { empty: 'No wallets yet' } });
    const i18n = createI18n({ language: 'en', builtIn, loadDictionary, loadBuiltInEnglish });
    await i18n.loadNamespaces('provider');
    const t = i18n.t as (key: string) => string;
    expect(t('provider:newTitle')).toBe('New title');
    await expect.poll(() => t('provider:list.empty')).toBe('No wallets yet');
    expect(t('provider:title')).toBe('Wallets');
  });

  it('never shows a group where a text belongs', () => {
    const i18n = createI18n({ language: 'en', builtIn: { common: { actions: { copy: { short: 'Copy' } } } } });
    expect(i18n.t('actions.copy')).toBe('Copy');
  });

  describe('when a dictionary does not load', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('waits for the English fallback before it is ready', async () => {
      const english = Promise.withResolvers<Dictionary>();
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

    it('times out after ten seconds and caches a late dictionary', async () => {
      const cache = memoryCache();
      const slow = Promise.withResolvers<Dictionary>();
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

    it('uses the cached copy', async () => {
      const cache = memoryCache();
      cache.write('ko', 'common', { actions: { copy: '복사' } });
      const i18n = createI18n({ language: 'ko', builtIn, cache, loadDictionary: async () => new Promise(() => undefined) });
      const loaded = i18n.loadNamespaces('common');
      await vi.advanceTimersByTimeAsync(10_000);
      await loaded;
      expect(i18n.t('actions.copy')).toBe('복사');
    });
  });

  it('interpolates the product name', () => {
    const i18n = createI18n({ language: 'en', builtIn: { common: { product: { home: 'Hello {{product}}' } } } });
    expect(i18n.t('product.home')).toBe(`Hello ${siteConfig.name}`);
  });

  it('never shows a raw key', () => {
    const i18n = createI18n({ language: 'en', builtIn });
    expect(i18n.t('errors.noProjectSelected')).toBe('No project selected');
  });

  it('loads texts after switching the language', async () => {
    const loadDictionary = vi.fn(async (language: string) => ({ actions: { copy: language } }));
    const i18n = createI18n({ language: 'ko', builtIn, loadDictionary });
    await i18n.loadNamespaces('common');
    await i18n.changeLanguage('vi');
    expect(i18n.t('actions.copy')).toBe('vi');
  });
});

describe('missingKeyText', () => {
  it.each([
    ['common:errors.noProjectSelected', 'No project selected'],
    ['actions.copy', 'Copy'],
    ['PAYMENT_FAILED', 'Payment failed'],
    ['', ''],
  ])('shows %j as %j', (key, text) => {
    expect(missingKeyText(key)).toBe(text);
  });
});
