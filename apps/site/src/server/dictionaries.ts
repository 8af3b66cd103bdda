import {
  defaultLanguage,
  parseDictionary,
  routableLanguageCodes,
  type Dictionaries,
  type Dictionary,
  type LanguageCode,
} from '@onepoint/i18n';
import { builtLanguageCodes, loadDictionary } from '@onepoint/i18n/load-dictionary';
import { pageNamespaces } from './page-texts.ts';

/** Languages that have pages: routable and with dictionaries. */
export const siteLanguages: readonly LanguageCode[] = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

const readNamespace = async (language: LanguageCode, namespace: (typeof pageNamespaces)[number]): Promise<Dictionary> =>
  parseDictionary(await loadDictionary(language, namespace), `${language}/${namespace}`);

async function mergeEnglish(language: LanguageCode): Promise<Dictionaries> {
  const entries = await Promise.all(
    pageNamespaces.map(async (namespace) => {
      const english = await readNamespace(defaultLanguage, namespace);
      return [namespace, language === defaultLanguage ? english : mergeDictionaries(english, await readNamespace(language, namespace))];
    }),
  );
  return Object.fromEntries(entries) as Dictionaries;
}

const read = new Map<LanguageCode, Promise<Dictionaries>>();

/** The dictionaries of a language with English as fallback. Read once: in development, changes reload this module. */
export function readDictionaries(language: LanguageCode): Promise<Dictionaries> {
  const known = read.get(language) ?? mergeEnglish(language);
  read.set(language, known);
  return known;
}

/** Fills the gaps of a translation with English. */
export function mergeDictionaries(english: Dictionary, translated: Dictionary): Dictionary {
  const merged: Record<string, string | Dictionary> = { ...english };
  for (const [key, value] of Object.entries(translated)) {
    const under = merged[key];
    merged[key] = typeof value === 'object' && typeof under === 'object' ? mergeDictionaries(under, value) : value;
  }
  return merged;
}
