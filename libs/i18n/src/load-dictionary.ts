import { languages, load, loadEnglish } from 'virtual:onepoint-dictionaries';
import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';

/** Loads one namespace of one language. Rejects if it does not exist or can't be loaded. */
export type LoadDictionary = (language: LanguageCode, namespace: Namespace) => Promise<unknown>;

/**
 * Loads a dictionary of the running build. There is one file per language and namespace.
 */
export const loadDictionary: LoadDictionary = async (language, namespace) => {
  const dictionary = await load(language, namespace);
  if (dictionary === undefined) throw new Error(`This build has no ${namespace} texts in ${language}`);
  return dictionary;
};

/** Loads the English texts that are bundled as code, for when dictionary files can't be loaded. */
export const loadBuiltInEnglish = async (namespace: Namespace): Promise<unknown> => (await loadEnglish())[namespace];

/** Codes of the languages in the running build. */
export const builtLanguageCodes: readonly string[] = languages;
