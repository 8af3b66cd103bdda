import { localStore } from '@onepoint/app-state';
import {
  createI18n,
  createStorageDictionaryCache,
  defaultLanguage,
  findLanguage,
  matchBrowserLanguage,
  routableLanguageCodes,
  type LanguageCode,
} from '@onepoint/i18n';
import { builtLanguageCodes, loadBuiltInEnglish, loadDictionary } from '@onepoint/i18n/load-dictionary';
import { localePath, ownerOf, parseLanguagePrefix } from '@onepoint/navigation';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };

interface PageLanguageParameters {
  /** Stored language of this origin, or null. */
  readonly stored: string | null;
  readonly referrer: string;
  readonly origin: string;
  readonly browserLanguages: readonly string[];
}

const routedLanguages = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

/** The playground has one URL for all languages. Uses the stored language, else that of the referring page, else the browser's, else English. */
export function pageLanguage({ stored, referrer, origin, browserLanguages }: PageLanguageParameters): LanguageCode {
  const chosen = stored !== null && builtLanguageCodes.includes(stored) ? stored : undefined;
  const language = chosen ?? languageOfPage(referrer, origin) ?? matchBrowserLanguage(browserLanguages, builtLanguageCodes);
  return findLanguage(language ?? defaultLanguage)?.code ?? defaultLanguage;
}

/** Language of a page of the site or the dashboard; undefined for other URLs. */
function languageOfPage(address: string, origin: string): string | undefined {
  if (!address.startsWith(`${origin}/`)) return undefined;
  const { language, pathname } = parseLanguagePrefix(new URL(address).pathname, routedLanguages);
  return ['site', 'dashboard'].includes(ownerOf(pathname)) ? language : undefined;
}

/** Path of the site's home in a language, or in English if the site isn't available in it. */
export function homePath(language: string): string {
  return localePath('/', routedLanguages.some((code) => code === language) ? language : defaultLanguage);
}

/** Creates i18n with the English texts of the first view bundled and all others loaded on demand. */
export function createPageI18n(language: LanguageCode): ReturnType<typeof createI18n> {
  return createI18n({
    language,
    builtIn: { common, provider },
    loadDictionary,
    loadBuiltInEnglish,
    cache: createStorageDictionaryCache(localStore),
  });
}
