import { languages, load, loadEnglish } from 'virtual:onepoint-dictionaries';
import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';

/** Loads one namespace of one language. Rejects where there is none or it cannot be fetched. */
export type LoadDictionary = (language: LanguageCode, namespace: Namespace) => Promise<unknown>;

/**
 * Loads a dictionary of the running build: one file per language and namespace, so that a page loads what it uses,
 * in its own language.
 */
export const loadDictionary: LoadDictionary = async (language, namespace) => {
  const dictionary = await load(language, namespace);
  if (dictionary === undefined) throw new Error(`This build has no ${namespace} texts in ${language}`);
  return dictionary;
};

/** English that the build carries as code, beside its files of texts: for where those are not to be had. */
export const loadBuiltInEnglish = async (namespace: Namespace): Promise<unknown> => (await loadEnglish())[namespace];

/** Codes of the languages whose dictionaries are part of the running build. */
export const builtLanguageCodes: readonly string[] = languages;
