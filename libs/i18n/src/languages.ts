export interface Language {
  /** First segment of the path and name of the folder under `locales/`. */
  readonly code: string;
  /** ISO 3166-1 code of the flag shown beside the label. */
  readonly flagCode: string;
  /** What a narrow language button says. */
  readonly short: string;
  /** The language's name in itself. */
  readonly label: string;
  /** Value of `og:locale`. */
  readonly ogLocale: string;
  /** Listed as coming, but disabled: not routed, not in hreflang or the sitemap. */
  readonly dontLoad?: true;
}

/** Languages of the public list, in its order. */
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

/** The language of unprefixed paths, and the one every other falls back to. */
export const defaultLanguage = 'en' satisfies LanguageCode;

/** Codes that may stand first in a path. Which of them exist in a build is decided by the dictionaries it finds. */
export const routableLanguageCodes: readonly LanguageCode[] = languages
  .filter((language) => !('dontLoad' in language))
  .map(({ code }) => code);

/** The language with this code, unlisted ones included, or undefined. */
export function findLanguage(code: string): (Language & { readonly code: LanguageCode }) | undefined {
  return [...languages, ...unlistedLanguages].find((language) => language.code === code);
}
