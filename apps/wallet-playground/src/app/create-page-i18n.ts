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

export interface PageLanguageParameters {
  /** The language chosen elsewhere on this origin; null without a choice. */
  readonly stored: string | null;
  /** `document.referrer`: empty, or the page that links here. */
  readonly referrer: string;
  /** `location.origin`. */
  readonly origin: string;
  /** `navigator.languages`, best first. */
  readonly browserLanguages: readonly string[];
}

/** Languages that the site has pages in. */
const routedLanguages = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

/** The playground has one address for all languages: the reader's choice, else the language of the page that links here, else the browser's, else English. */
export function pageLanguage({ stored, referrer, origin, browserLanguages }: PageLanguageParameters): LanguageCode {
  const chosen = stored !== null && builtLanguageCodes.includes(stored) ? stored : undefined;
  const language = chosen ?? languageOfPage(referrer, origin) ?? matchBrowserLanguage(browserLanguages, builtLanguageCodes);
  return findLanguage(language ?? defaultLanguage)?.code ?? defaultLanguage;
}

/** The language of a page of the site or the dashboard; undefined for other addresses. */
function languageOfPage(address: string, origin: string): string | undefined {
  if (!address.startsWith(`${origin}/`)) return undefined;
  const { language, pathname } = parseLanguagePrefix(new URL(address).pathname, routedLanguages);
  return ['site', 'dashboard'].includes(ownerOf(pathname)) ? language : undefined;
}

/** The site's home in a language; in English where the site has no pages in it. */
export function homePath(language: string): string {
  return localePath('/', routedLanguages.some((code) => code === language) ? language : defaultLanguage);
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
