import type { i18n as I18n } from 'i18next';
import { createElement, useMemo, type ReactElement, type ReactNode } from 'react';
import { createI18n, type Dictionaries } from './create-i18n.ts';
import type { LanguageCode } from './languages.ts';
import { I18nextProvider } from './react.ts';
import type { Namespace } from './resources.ts';

/** Looks a key up in the first of the namespaces that has it, and fills in the values. */
export type Translate = (namespaces: readonly Namespace[], key: string, values?: Readonly<Record<string, unknown>>) => string;

const missing = new Set<string>();

/** Texts that prerendered pages asked for and no dictionary had, as `namespace:key`, since the last call. Browsers record none. */
export function takeMissingTexts(): readonly string[] {
  const taken = [...missing];
  missing.clear();
  return taken;
}

const instances = new WeakMap<Dictionaries, I18n>();

/** One instance per set of texts: pages of a kind share theirs. */
function instanceFor(language: string, dictionaries: Dictionaries): I18n {
  const known = instances.get(dictionaries);
  if (known?.language === language) return known;
  const created = createI18n({
    language: language as LanguageCode,
    builtIn: {},
    resources: dictionaries,
    // A constant of the build: bundles for browsers have none of it.
    ...(import.meta.env?.SSR ? { onMissing: (text: string) => void missing.add(text) } : {}),
  });
  instances.set(dictionaries, created);
  return created;
}

/** A translator over dictionaries at hand, for code that runs outside React. */
export function createTranslator(language: string, dictionaries: Dictionaries): Translate {
  const t = instanceFor(language, dictionaries).t as (key: string, options: object) => string;
  return (namespaces, key, values = {}) => t(key, { ...values, ns: namespaces });
}

export interface TranslationProviderProps {
  language: string;
  /** The texts of everything below, English where the language lacks one. */
  dictionaries: Dictionaries;
  children: ReactNode;
}

/** Gives the components below it texts that are at hand, as on a prerendered page. */
export function TranslationProvider({ language, dictionaries, children }: TranslationProviderProps): ReactElement {
  const i18n = useMemo(() => instanceFor(language, dictionaries), [language, dictionaries]);
  return createElement(I18nextProvider, { i18n }, children);
}
