export interface Language {
  /** Path prefix and folder name in `locales/`. */
  readonly code: string;
  /** ISO 3166-1 code of the flag next to the label. */
  readonly flagCode: string;
  /** Short label for narrow buttons. */
  readonly short: string;
  /** Native name of the language. */
  readonly label: string;
  readonly ogLocale: string;
  /** Listed as coming soon: not routed, not in hreflang or the sitemap. */
  readonly dontLoad?: true;
}

/** Languages of the public list, in order. */
export const languages = [
  { code: 'en', flagCode: 'US', short: 'EN', label: 'English', ogLocale: 'en_US' },
  { code: 'zh', flagCode: 'CN', short: 'ZH', label: '中文', ogLocale: 'zh_CN' },
  { code: 'es', flagCode: 'ES', short: 'ES', label: 'Español', ogLocale: 'es_ES', dontLoad: true },
  { code: 'hi', flagCode: 'IN', short: 'HI', label: 'हिन्दी', ogLocale: 'hi_IN', dontLoad: true },
  { code: 'de', flagCode: 'DE', short: 'DE', label: 'Deutsch', ogLocale: 'de_DE', dontLoad: true },
  { code: 'fr', flagCode: 'FR', short: 'FR', label: 'Français', ogLocale: 'fr_FR', dontLoad: true },
  { code: 'ko', flagCode: 'KR', short: 'KO', label: '한국어', ogLocale: 'ko_KR' },
  { code: 'ja', flagCode: 'JP', short: 'JA', label: '日本語', ogLocale: 'ja_JP' },
  { code: 'tr', flagCode: 'TR', short: 'TR', label: 'Türkçe', ogLocale: 'tr_TR' },
  { code: 'vi', flagCode: 'VN', short: 'VI', label: 'Tiếng Việt', ogLocale: 'vi_VN' },
] as const satisfies readonly Language[];

/** Languages with complete dictionaries that are not in the public list and not routed. */
export const unlistedLanguages = [
  { code: 'ru', flagCode: 'RU', short: 'RU', label: 'Русский', ogLocale: 'ru_RU' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'] | (typeof unlistedLanguages)[number]['code'];

/** The language of paths without a prefix and the fallback of all others. */
export const defaultLanguage = 'en' satisfies LanguageCode;

/** Codes that can be path prefixes. A build routes those it has dictionaries for. */
export const routableLanguageCodes: readonly LanguageCode[] = languages
  .filter((language) => !('dontLoad' in language))
  .map(({ code }) => code);

/** Finds a language by code, including unlisted ones. */
export function findLanguage(code: string): (Language & { readonly code: LanguageCode }) | undefined {
  return [...languages, ...unlistedLanguages].find((language) => language.code === code);
}

export interface EntryLanguageParameters {
  pathname: string;
  /** Explicitly chosen language, including English; null without a choice. */
  stored: string | null;
  /** Whether this is the first visit to `/`. */
  isFirstVisit: boolean;
  /** `navigator.languages`, preferred first. */
  browserLanguages: readonly string[];
  /** Routed languages of this build. */
  routed: readonly string[];
}

/** The first browser language that is routed, compared by primary subtag (`zh-TW` matches `zh`). */
export function matchBrowserLanguage(browserLanguages: readonly string[], routed: readonly string[]): string | undefined {
  return browserLanguages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((code) => routed.includes(code));
}

/**
 * The language to redirect a visitor to, or undefined to stay. Redirects only from `/`: to an explicit choice, or on the first visit to a language of
 * the browser. English stays on `/`.
 */
export function entryLanguage({ pathname, stored, isFirstVisit, browserLanguages, routed }: EntryLanguageParameters): string | undefined {
  if (pathname !== '/') return undefined;
  const chosen = stored !== null && routed.includes(stored) ? stored : undefined;
  const language = chosen ?? (isFirstVisit ? matchBrowserLanguage(browserLanguages, routed) : undefined);
  return language === defaultLanguage ? undefined : language;
}
