import { siteConfig } from '@onepoint/site-config';
import { createInstance, type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { parseDictionary, type Dictionary } from './dictionary.ts';
import type { DictionaryCache } from './dictionary-cache.ts';
import { defaultLanguage, type LanguageCode } from './languages.ts';
import type { LoadDictionary } from './load-dictionary.ts';
import { missingKeyText } from './missing-key-text.ts';
import { namespaces, type Namespace } from './resources.ts';

export type Dictionaries = Readonly<Partial<Record<Namespace, Dictionary>>>;

export interface CreateI18nParameters {
  language: LanguageCode;
  /** English compiled into the app: what a screen falls back to when neither a dictionary nor its cached copy is to be had. */
  builtIn: Dictionaries;
  /** Dictionaries of `language` that are at hand, as on a prerendered page. */
  resources?: Dictionaries;
  /** Loads what is not at hand; without it only `builtIn` and `resources` are used. */
  loadDictionary?: LoadDictionary;
  /** Loads English that is part of the code, for what `builtIn` leaves out: the last that is asked. */
  loadBuiltInEnglish?: (namespace: Namespace) => Promise<unknown>;
  /** Keeps the last good copy of what `loadDictionary` brought. */
  cache?: DictionaryCache;
  /** Called with `namespace:key` for a text that no dictionary has. */
  onMissing?: (text: string) => void;
}

/** After this a dictionary that is still on its way counts as one that failed to load. */
const loadTimeoutMs = 10_000;

type Source = Pick<CreateI18nParameters, 'loadDictionary' | 'loadBuiltInEnglish' | 'cache' | 'builtIn'>;

/** Loads, and keeps a copy; a reader who stopped waiting has it the next time. */
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

/** Nothing where loading fails, or does not end. */
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
 * Loads, else takes the cached copy, else English, built in or loaded: a screen that is drawn before its English has come would not be drawn
 * again. Never rejects, so that no screen waits forever.
 */
async function loadOrFallBack(language: LanguageCode, namespace: Namespace, source: Source): Promise<Dictionary> {
  const dictionary =
    (await findDictionary(language, namespace, source)) ?? source.cache?.read(language, namespace) ?? source.builtIn[namespace];
  if (dictionary !== undefined) return dictionary;
  if (language !== defaultLanguage) return loadOrFallBack(defaultLanguage, namespace, source);
  return (await findBuiltInEnglish(namespace, source)) ?? {};
}

/**
 * Makes an i18next instance, initialised at once: texts that are at hand can be rendered by the next line, on the server too.
 * Namespaces that are not are loaded when first used (`useTranslation` suspends until then).
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
    // React escapes; every text may name the product, which is then renamed in one place.
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
  // A screen waits for the texts of this one. Left to itself it is the first language that has any, which is the fallback's
  // built-in ones: a screen whose English comes first would then be drawn in it, and stay so.
  instance.resolvedLanguage = language;
  return instance;
}

/** Loads namespaces ahead of the screen that uses them, for instance in a route's loader. */
export async function preloadNamespaces(instance: I18n, wanted: readonly Namespace[] = namespaces): Promise<void> {
  await instance.loadNamespaces([...wanted]);
}
