import type { Dictionary } from './dictionary.ts';
import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';

/** Loads one namespace of one language. Rejects where there is none or it cannot be fetched. */
export type LoadDictionary = (language: LanguageCode, namespace: Namespace) => Promise<unknown>;

// One chunk per file: a page loads the namespaces it uses, in its own language. The glob also finds languages added later.
const chunks = import.meta.glob<Dictionary>('../../../locales/*/*.json', { import: 'default' });

/** Loads a dictionary as a chunk of the running build. */
export const loadDictionary: LoadDictionary = async (language, namespace) => {
  const load = chunks[`../../../locales/${language}/${namespace}.json`];
  if (load === undefined) throw new Error(`This build has no ${namespace} texts in ${language}`);
  return load();
};

/** Codes of the languages whose dictionaries are part of the running build. */
export const builtLanguageCodes: readonly string[] = [...new Set(Object.keys(chunks).map((path) => path.split('/').at(-2) ?? ''))];
