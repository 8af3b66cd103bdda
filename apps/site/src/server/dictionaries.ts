import {
  defaultLanguage,
  mergeDictionaries,
  parseDictionary,
  routableLanguageCodes,
  updateDictionary,
  type Dictionaries,
  type LanguageCode,
  type Namespace,
} from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { builtLanguageCodes } from '@onepoint/i18n/load-dictionary';
import { pageNamespaces } from './page-texts.ts';

/** Languages that have pages: routable and with dictionaries. */
export const siteLanguages: readonly LanguageCode[] = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

async function mergeEnglish(language: LanguageCode): Promise<Dictionaries> {
  const entries = await Promise.all(
    pageNamespaces.map(async (namespace) => {
      const english = await importDictionary(defaultLanguage, namespace);
      const isEnglish = language === defaultLanguage;
      return [namespace, isEnglish ? english : mergeDictionaries(english, await importDictionary(language, namespace))] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const built = new Map<LanguageCode, Promise<Dictionaries>>();
/** Only languages whose served texts differ from the build's. */
let served: ReadonlyMap<LanguageCode, Dictionaries> = new Map();

function readBuilt(language: LanguageCode): Promise<Dictionaries> {
  const known = built.get(language) ?? mergeEnglish(language);
  built.set(language, known);
  return known;
}

/** The dictionaries of a language with English as fallback. Read once: in development, changes reload this module. */
export async function readDictionaries(language: LanguageCode): Promise<Dictionaries> {
  return served.get(language) ?? readBuilt(language);
}

/**
 * Makes pages use the texts of other dictionaries, for the keys that this build has.
 *
 * @param load reads a dictionary, which can have any content
 * @returns the languages whose texts differ from the build's
 */
export async function serveDictionaries(
  load: (language: LanguageCode, namespace: Namespace) => Promise<unknown>,
): Promise<readonly LanguageCode[]> {
  const next = new Map<LanguageCode, Dictionaries>();
  for (const language of siteLanguages) {
    const texts = await readBuilt(language);
    const update = async (name: Namespace) => {
      const dictionary = parseDictionary(await load(language, name), `${language}/${name}`);
      return [name, updateDictionary(texts[name] ?? {}, dictionary)] as const;
    };
    const entries = await Promise.all(pageNamespaces.map(update));
    if (entries.some(([name, updated]) => updated !== texts[name])) next.set(language, Object.fromEntries(entries));
  }
  served = next;
  return [...next.keys()];
}
