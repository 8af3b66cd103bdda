import { chunks } from 'virtual:onepoint-dictionaries';
import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';

/** Loads one namespace of one language. Rejects where there is none or it cannot be fetched. */
export type LoadDictionary = (language: LanguageCode, namespace: Namespace) => Promise<unknown>;

/**
 * Loads a dictionary as a chunk of the running build: one per language and namespace, so that a page loads what it uses,
 * in its own language.
 */
export const loadDictionary: LoadDictionary = async (language, namespace) => {
  const load = chunks[`${language}/${namespace}`];
  if (load === undefined) throw new Error(`This build has no ${namespace} texts in ${language}`);
  return (await load()).default;
};

/** Codes of the languages whose dictionaries are part of the running build. */
export const builtLanguageCodes: readonly string[] = [...new Set(Object.keys(chunks).map((name) => name.split('/')[0] ?? ''))];
