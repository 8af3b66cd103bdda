import { localStore } from '@onepoint/app-state';
import {
  createI18n,
  createStorageDictionaryCache,
  defaultLanguage,
  findLanguage,
  matchBrowserLanguage,
  type LanguageCode,
} from '@onepoint/i18n';
import { builtLanguageCodes, loadBuiltInEnglish, loadDictionary } from '@onepoint/i18n/load-dictionary';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };

export interface PageLanguageParameters {
  /** The language chosen elsewhere on this origin; null without a choice. */
  readonly stored: string | null;
  /** `navigator.languages`, best first. */
  readonly browserLanguages: readonly string[];
}

/** The playground has one address for all languages: the reader's choice, else the browser's, else English. */
export function pageLanguage({ stored, browserLanguages }: PageLanguageParameters): LanguageCode {
  const chosen =
    stored !== null && builtLanguageCodes.includes(stored) ? stored : matchBrowserLanguage(browserLanguages, builtLanguageCodes);
  return findLanguage(chosen ?? defaultLanguage)?.code ?? defaultLanguage;
}

/** The texts of this app: the English of its first view built in, all else loaded. */
export function createPageI18n(language: LanguageCode): ReturnType<typeof createI18n> {
  return createI18n({
    language,
    builtIn: { common, provider },
    loadDictionary,
    loadBuiltInEnglish,
    cache: createStorageDictionaryCache(localStore),
  });
}
