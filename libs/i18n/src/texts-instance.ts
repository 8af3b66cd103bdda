import { siteConfig } from '@onepoint/site-config';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { defaultLanguage, type LanguageCode } from './languages.ts';
import type { Dictionary } from './merge-dictionaries.ts';
import type { Namespace } from './resources.ts';

export type Dictionaries = Readonly<Partial<Record<Namespace, Dictionary>>>;

/** Emitted by an instance after visible texts have changed. Components with `useTranslation` render again. */
export const textsChanged = 'textsChanged';

interface CreateInstanceParameters {
  language: LanguageCode;
  /** English texts, the fallback for missing ones. */
  builtIn: Dictionaries;
  /** Texts of `language`. */
  resources?: Dictionaries | undefined;
  onMissing?: ((namespace: string, key: string) => void) | undefined;
  /** Adds the backend that loads other texts, before the instance starts. Components wait for those texts. */
  addBackend?: ((instance: I18n) => void) | undefined;
}

/** Creates an i18next instance with the given texts, which is all that pages of the site need. */
export function createTextsInstance({ language, builtIn, resources = {}, onMissing, addBackend }: CreateInstanceParameters): I18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  addBackend?.(instance);
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: [],
    defaultNS: 'common',
    supportedLngs: false,
    load: 'currentOnly',
    initAsync: false,
    partialBundledLanguages: true,
    resources: {
      [defaultLanguage]: { ...builtIn },
      ...(language === defaultLanguage ? { en: { ...builtIn, ...resources } } : { [language]: { ...resources } }),
    },
    // React escapes values. Texts contain {{product}}, so that renaming the product takes one change.
    interpolation: { escapeValue: false, defaultVariables: { product: siteConfig.name } },
    returnEmptyString: false,
    parseMissingKeyHandler: missingKeyText,
    // The value is a group, but the app expects a text.
    returnedObjectHandler: missingKeyText,
    ...(onMissing === undefined
      ? {}
      : {
          saveMissing: true,
          saveMissingPlurals: false,
          missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) => onMissing(namespace, key),
        }),
    react: { useSuspense: addBackend !== undefined, bindI18n: `languageChanged ${textsChanged}` },
  });
  // Screens wait for texts of the resolved language. By default i18next sets it to the first language with any texts, which is the built-in English:
  // a screen whose English arrives first would then stay in English.
  instance.resolvedLanguage = language;
  return instance;
}

/**
 * Text shown for a missing key: its last part as words. Types rule out missing keys in code, so this covers only computed keys.
 */
export function missingKeyText(key: string): string {
  const last = key.split(/[.:]/).at(-1) ?? '';
  const words = last
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
