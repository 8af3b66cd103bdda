import type { i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import type { DictionaryCache } from './dictionary.ts';
import { defaultLanguage, type LanguageCode } from './languages.ts';
import type { LoadDictionary } from './load-dictionary.ts';
import { mergeDictionaries, updateDictionary, type Dictionary } from './merge-dictionaries.ts';
import { namespaces, type Namespace } from './resources.ts';
import { createTextsInstance, textsChanged, type Dictionaries } from './texts-instance.ts';

export interface CreateI18nParameters {
  language: LanguageCode;
  /** Bundled English: shown until the dictionary has loaded, and the fallback if loading fails. */
  builtIn: Dictionaries;
  /** Loads other dictionaries. Without it, only `builtIn` and `resources` are used. */
  loadDictionary?: LoadDictionary;
  /** Loads bundled English for namespaces missing in `builtIn`, as the last resort. */
  loadBuiltInEnglish?: LoadBuiltInEnglish;
  cache?: DictionaryCache;
}

export type LoadBuiltInEnglish = (namespace: Namespace) => Promise<Dictionary | undefined>;

const loadTimeoutMs = 10_000;

type Source = Pick<CreateI18nParameters, 'loadDictionary' | 'loadBuiltInEnglish' | 'cache' | 'builtIn'>;

/** Loads and caches a dictionary, even if it arrives after the timeout. */
async function loadAndKeep(
  language: LanguageCode,
  namespace: Namespace,
  { loadDictionary, cache }: Source,
): Promise<Dictionary | undefined> {
  const dictionary = await loadDictionary?.(language, namespace);
  if (dictionary !== undefined) cache?.write(language, namespace, dictionary);
  return dictionary;
}

/** The loaded dictionary, or its cached copy if loading fails or times out. */
async function findDictionary(language: LanguageCode, namespace: Namespace, source: Source): Promise<Dictionary | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, loadTimeoutMs);
  const loaded = await Promise.race([loadAndKeep(language, namespace, source), late]).catch(() => undefined);
  clearTimeout(timer);
  return loaded ?? source.cache?.read(language, namespace);
}

async function findBuiltInEnglish(namespace: Namespace, { builtIn, loadBuiltInEnglish }: Source): Promise<Dictionary | undefined> {
  return builtIn[namespace] ?? loadBuiltInEnglish?.(namespace).catch(() => undefined);
}

/**
 * Loads a dictionary, or falls back to the cached copy, then to English: built in, loaded, or from `loadBuiltInEnglish`. Waits for English, because a
 * screen rendered before it arrives would not re-render. Never rejects, so that no screen waits forever.
 */
export async function loadOrFallBack(language: LanguageCode, namespace: Namespace, source: Source): Promise<Dictionary> {
  const dictionary = (await findDictionary(language, namespace, source)) ?? source.builtIn[namespace];
  if (dictionary !== undefined) return dictionary;
  if (language !== defaultLanguage) return loadOrFallBack(defaultLanguage, namespace, source);
  return (await findBuiltInEnglish(namespace, source)) ?? {};
}

/** Replaces the built-in English on screen with the loaded dictionaries, which can be newer than the app. */
async function updateBuiltIn(instance: I18n, source: Source): Promise<void> {
  const update = async (namespace: Namespace, builtIn: Dictionary): Promise<void> => {
    const loaded = await findDictionary(defaultLanguage, namespace, source);
    const updated = updateDictionary(builtIn, loaded ?? {});
    if (updated === builtIn) return;
    instance.addResourceBundle(defaultLanguage, namespace, updated);
    instance.emit(textsChanged);
  };
  await Promise.all(Object.entries(source.builtIn).map(([namespace, builtIn]) => update(namespace as Namespace, builtIn)));
}

/**
 * Adds built-in English to the namespaces in use when the loaded dictionaries lack a text, because they are older or newer than the app.
 */
function createGapFiller(instance: I18n, source: Source): () => void {
  const filled = new Set<Namespace>();
  const fill = async (namespace: Namespace): Promise<void> => {
    const english = await findBuiltInEnglish(namespace, source);
    if (english === undefined) return;
    const loaded = instance.getResourceBundle(defaultLanguage, namespace) as Dictionary | undefined;
    instance.addResourceBundle(defaultLanguage, namespace, mergeDictionaries(english, loaded ?? {}));
    instance.emit(textsChanged);
  };
  return () => {
    const missing = namespaces.filter((namespace) => instance.hasResourceBundle(defaultLanguage, namespace) && !filled.has(namespace));
    for (const namespace of missing) {
      filled.add(namespace);
      void fill(namespace);
    }
  };
}

/**
 * Creates an i18next instance synchronously: available texts can be rendered immediately. Other namespaces are loaded on first use (`useTranslation`
 * suspends until then).
 */
export function createI18n(parameters: CreateI18nParameters): I18n {
  const { language, builtIn, loadDictionary } = parameters;
  if (loadDictionary === undefined) return createTextsInstance({ language, builtIn });
  const backend = resourcesToBackend(async (code: string, namespace: string) =>
    loadOrFallBack(code as LanguageCode, namespace as Namespace, parameters),
  );
  const instance = createTextsInstance({
    language,
    builtIn,
    addBackend: (created) => void created.use(backend),
    onMissing: () => fillGaps(),
  });
  const fillGaps = createGapFiller(instance, parameters);
  const handleLanguage = (code: string): void => {
    if (code !== defaultLanguage) return;
    instance.off('languageChanged', handleLanguage);
    void updateBuiltIn(instance, parameters);
  };
  instance.on('languageChanged', handleLanguage);
  handleLanguage(language);
  return instance;
}

/** Loads namespaces before a screen renders, for example in a route loader, so that `useTranslation` does not suspend. */
export async function preloadNamespaces(instance: I18n, wanted: readonly Namespace[] = namespaces): Promise<void> {
  await instance.loadNamespaces([...wanted]);
}
