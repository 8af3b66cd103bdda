// Apps import these only from here, to get typed keys and a single React context.
export { I18nContext, I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { createI18n, loadOrFallBack, preloadNamespaces, type CreateI18nParameters } from './create-i18n.ts';
export { createStorageDictionaryCache, DictionaryError, parseDictionary, type DictionaryCache } from './dictionary.ts';
export { formatDate, formatRelative, type FormatDateParameters } from './format-dates.ts';
export {
  formatAlignedUsd,
  formatCompact,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoundUsd,
  formatUnitPrice,
  formatUsd,
} from './format-numbers.ts';
export {
  defaultLanguage,
  entryLanguage,
  findLanguage,
  languages,
  matchBrowserLanguage,
  routableLanguageCodes,
  unlistedLanguages,
  type EntryLanguageParameters,
  type Language,
  type LanguageCode,
} from './languages.ts';
export type { LoadDictionary } from './load-dictionary.ts';
export { mergeDictionaries, updateDictionary, type Dictionary } from './merge-dictionaries.ts';
export { createTranslator, takeMissingTexts, TranslationProvider, type Translate, type TranslationProviderProps } from './page-texts.ts';
export { namespaces, type Namespace, type Resources } from './resources.ts';
export { validationMessage, type ValidationIssue, type ValidationMessage } from './validation-message.ts';
export type { Dictionaries } from './texts-instance.ts';
