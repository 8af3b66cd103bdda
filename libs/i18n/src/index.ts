export { createI18n, preloadNamespaces, type CreateI18nParameters, type Dictionaries } from './create-i18n.ts';
export { DictionaryError, parseDictionary, type Dictionary } from './dictionary.ts';
export { createStorageDictionaryCache, type DictionaryCache } from './dictionary-cache.ts';
export { entryLanguage, matchBrowserLanguage, type EntryLanguageParameters } from './entry-language.ts';
export { formatDate, type FormatDateParameters } from './format/format-date.ts';
export { formatAlignedUsd, formatMoney, formatRoundUsd, formatUnitPrice, formatUsd } from './format/format-money.ts';
export { formatCompact, formatNumber, formatPercent } from './format/format-number.ts';
export { formatRelative } from './format/format-relative.ts';
export {
  defaultLanguage,
  findLanguage,
  languages,
  routableLanguageCodes,
  unlistedLanguages,
  type Language,
  type LanguageCode,
} from './languages.ts';
export type { LoadDictionary } from './load-dictionary.ts';
export { createTranslator, takeMissingTexts, TranslationProvider, type Translate, type TranslationProviderProps } from './page-texts.ts';
export { I18nContext, I18nextProvider, Trans, useTranslation } from './react.ts';
export { validationMessage, type ValidationIssue, type ValidationMessage } from './validation-message.ts';
export { namespaces, type Namespace, type Resources } from './resources.ts';
