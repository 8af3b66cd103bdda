import type { i18n as I18n } from 'i18next';
import { createElement, useMemo, type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';
import { createTextsInstance, type Dictionaries } from './texts-instance.ts';

/** Translates a key with the first namespace that has it, and interpolates values. */
export type Translate = (namespaces: readonly Namespace[], key: string, values?: Readonly<Record<string, unknown>>) => string;

const missing = new Set<string>();

/** Returns and clears the texts that were missing while prerendering, as `namespace:key`. Browsers record none. */
export function takeMissingTexts(): readonly string[] {
  const taken = [...missing];
  missing.clear();
  return taken;
}

const instances = new WeakMap<Dictionaries, I18n>();

/** One instance per set of texts, shared by pages. */
function instanceFor(language: string, dictionaries: Dictionaries): I18n {
  const known = instances.get(dictionaries);
  if (known?.language === language) return known;
  const created = createTextsInstance({
    language: language as LanguageCode,
    builtIn: {},
    resources: dictionaries,
    // A build constant, so browser bundles don't contain this.
    ...(import.meta.env?.SSR ? { onMissing: (namespace: string, key: string) => void missing.add(`${namespace}:${key}`) } : {}),
  });
  instances.set(dictionaries, created);
  return created;
}

/** Creates a translator for given dictionaries, for code outside of React. */
export function createTranslator(language: string, dictionaries: Dictionaries): Translate {
  const t = instanceFor(language, dictionaries).t as (key: string, options: object) => string;
  return (namespaces, key, values = {}) => t(key, { ...values, ns: namespaces });
}

export interface TranslationProviderProps {
  language: string;
  /** Texts for the children; missing ones are in English. */
  dictionaries: Dictionaries;
  children: ReactNode;
}

/** Provides the given texts to its children without loading any, as on a prerendered page. */
export function TranslationProvider({ language, dictionaries, children }: TranslationProviderProps): ReactElement {
  const i18n = useMemo(() => instanceFor(language, dictionaries), [language, dictionaries]);
  return createElement(I18nextProvider, { i18n }, children);
}
