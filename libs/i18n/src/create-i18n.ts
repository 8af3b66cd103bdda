import { siteConfig } from '@onepoint/site-config';
import { createInstance, type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { parseDictionary, type Dictionary, type DictionaryCache } from './dictionary.ts';
import { defaultLanguage, type LanguageCode } from './languages.ts';
import type { LoadDictionary } from './load-dictionary.ts';
import { namespaces, type Namespace } from './resources.ts';

export type Dictionaries = Readonly<Partial<Record<Namespace, Dictionary>>>;

export interface CreateI18nParameters {
  language: LanguageCode;
  /** English bundled with the app, the fallback when a dictionary can't be loaded and is not cached. */
  builtIn: Dictionaries;
  /** Dictionaries of `language` that are already available, as on a prerendered page. */
  resources?: Dictionaries;
  /** Loads other dictionaries. Without it, only `builtIn` and `resources` are used. */
  loadDictionary?: LoadDictionary;
  /** Loads bundled English for namespaces missing in `builtIn`, as the last resort. */
  loadBuiltInEnglish?: (namespace: Namespace) => Promise<unknown>;
  /** Caches the results of `loadDictionary`. */
  cache?: DictionaryCache;
  /** Called with `namespace:key` for a missing text. */
  onMissing?: (text: string) => void;
}

/** Timeout of loading a dictionary. */
const loadTimeoutMs = 10_000;

type Source = Pick<CreateI18nParameters, 'loadDictionary' | 'loadBuiltInEnglish' | 'cache' | 'builtIn'>;

/** Loads and caches a dictionary, even if it arrives after the timeout. */
async function loadAndKeep(
  language: LanguageCode,
  namespace: Namespace,
  { loadDictionary, cache, builtIn }: Source,
): Promise<Dictionary | undefined> {
  if (loadDictionary === undefined) return undefined;
  const dictionary = parseDictionary(await loadDictionary(language, namespace), `${language}/${namespace}`);
  if (language !== defaultLanguage || builtIn[namespace] === undefined) cache?.write(language, namespace, dictionary);
  return dictionary;
}

/** Undefined if loading fails or times out. */
async function findDictionary(language: LanguageCode, namespace: Namespace, source: Source): Promise<Dictionary | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, loadTimeoutMs);
  try {
    return await Promise.race([loadAndKeep(language, namespace, source), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function findBuiltInEnglish(namespace: Namespace, { loadBuiltInEnglish }: Source): Promise<Dictionary | undefined> {
  try {
    return parseDictionary(await loadBuiltInEnglish?.(namespace), `en/${namespace}`);
  } catch {
    return undefined;
  }
}

/**
 * Loads a dictionary, or falls back to the cached copy, then to English, built in or loaded. Waits for English, because a screen rendered before it
 * arrives would not re-render. Never rejects, so that no screen waits forever.
 */
async function loadOrFallBack(language: LanguageCode, namespace: Namespace, source: Source): Promise<Dictionary> {
  const dictionary =
    (await findDictionary(language, namespace, source)) ?? source.cache?.read(language, namespace) ?? source.builtIn[namespace];
  if (dictionary !== undefined) return dictionary;
  if (language !== defaultLanguage) return loadOrFallBack(defaultLanguage, namespace, source);
  return (await findBuiltInEnglish(namespace, source)) ?? {};
}

/**
 * Creates an i18next instance synchronously: available texts can be rendered immediately, also on the server. Other namespaces are loaded on first
 * use (`useTranslation` suspends until then).
 */
export function createI18n(parameters: CreateI18nParameters): I18n {
  const { language, builtIn, resources = {}, loadDictionary, onMissing } = parameters;
  const instance = createInstance();
  instance.use(initReactI18next);
  if (loadDictionary !== undefined) {
    instance.use(
      resourcesToBackend(async (code: string, namespace: string) =>
        loadOrFallBack(code as LanguageCode, namespace as Namespace, parameters),
      ),
    );
  }
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: [],
    defaultNS: 'common',
    supportedLngs: false,
    load: 'currentOnly',
    initAsync: false,
    partialBundledLanguages: true,
    resources: {
      [defaultLanguage]: { ...builtIn },
      ...(language === defaultLanguage ? { en: { ...builtIn, ...resources } } : { [language]: { ...resources } }),
    },
    // React escapes values. Texts use {{product}}, so that the product is renamed in one place.
    interpolation: { escapeValue: false, defaultVariables: { product: siteConfig.name } },
    returnEmptyString: false,
    parseMissingKeyHandler: missingKeyText,
    ...(onMissing === undefined
      ? {}
      : {
          saveMissing: true,
          saveMissingPlurals: false,
          missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) => onMissing(`${namespace}:${key}`),
        }),
    react: { useSuspense: loadDictionary !== undefined },
  });
  // Screens wait for texts of the resolved language. By default i18next sets it to the first language with any texts, which is the built-in English:
  // a screen whose English arrives first would then stay in English.
  instance.resolvedLanguage = language;
  return instance;
}

/** Preloads namespaces of a screen, for example in a route loader. */
export async function preloadNamespaces(instance: I18n, wanted: readonly Namespace[] = namespaces): Promise<void> {
  await instance.loadNamespaces([...wanted]);
}

/**
 * Text shown for a missing key: its last part as words. Types rule out missing keys in code, so this covers only computed keys.
 */
export function missingKeyText(key: string): string {
  const last = key.split(/[.:]/).at(-1) ?? '';
  const words = last
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
