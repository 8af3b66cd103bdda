import { languages, loadEnglish } from 'virtual:onepoint-dictionaries';
import type { LoadBuiltInEnglish } from './create-i18n.ts';
import { parseDictionary } from './dictionary.ts';
import type { LanguageCode } from './languages.ts';
import type { Dictionary } from './merge-dictionaries.ts';
import type { Namespace } from './resources.ts';

/** Loads one namespace of one language. Rejects if it does not exist or can't be loaded. */
export type LoadDictionary = (language: LanguageCode, namespace: Namespace) => Promise<Dictionary>;

/** Loads a dictionary from the folder that every host serves at `/locales`. It can be newer or older than the app. */
export const loadDictionary: LoadDictionary = async (language, namespace) => {
  const path = `/locales/${language}/${namespace}.json`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with status ${String(response.status)}`);
  return parseDictionary(await response.json(), path);
};

/** Loads the English texts that are bundled as code. Fallback for when dictionaries can't be loaded. */
export const loadBuiltInEnglish: LoadBuiltInEnglish = async (namespace) => (await loadEnglish())[namespace];

export const builtLanguageCodes: readonly string[] = languages;
