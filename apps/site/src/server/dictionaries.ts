import {
  defaultLanguage,
  parseDictionary,
  routableLanguageCodes,
  type Dictionaries,
  type Dictionary,
  type LanguageCode,
} from '@onepoint/i18n';
import { builtLanguageCodes, loadDictionary } from '@onepoint/i18n/load-dictionary';
import { mergeDictionaries } from './merge-dictionaries.ts';
import { pageNamespaces } from './page-texts.ts';

/** Languages that have pages: routable, and with dictionaries in this build. */
export const siteLanguages: readonly LanguageCode[] = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

const readNamespace = async (language: LanguageCode, namespace: (typeof pageNamespaces)[number]): Promise<Dictionary> =>
  parseDictionary(await loadDictionary(language, namespace), `${language}/${namespace}`);

/** The dictionaries pages take their texts from, English where the language has none. */
export async function readDictionaries(language: LanguageCode): Promise<Dictionaries> {
  const entries = await Promise.all(
    pageNamespaces.map(async (namespace) => {
      const english = await readNamespace(defaultLanguage, namespace);
      return [namespace, language === defaultLanguage ? english : mergeDictionaries(english, await readNamespace(language, namespace))];
    }),
  );
  return Object.fromEntries(entries) as Dictionaries;
}
