import type { TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Dictionaries } from '../create-i18n.ts';
import type { Namespace } from '../resources.ts';
import { createTranslator, type Translate } from './create-translator.ts';

const TranslationContext = createContext<{ language: string; translate: Translate } | undefined>(undefined);

export interface TranslationProviderProps {
  language: string;
  /** The texts of everything below, English where the language lacks one. */
  dictionaries: Dictionaries;
  children: ReactNode;
}

/** Gives texts to the components below it. */
export function TranslationProvider({ language, dictionaries, children }: TranslationProviderProps) {
  const value = useMemo(() => ({ language, translate: createTranslator(language, dictionaries) }), [language, dictionaries]);
  return <TranslationContext value={value}>{children}</TranslationContext>;
}

export interface UseTranslationReturnType<Name extends Namespace | readonly Namespace[]> {
  /** Typed as i18next's: the same calls work with either. */
  t: TFunction<Name>;
  i18n: { readonly language: string };
}

/** Texts of one namespace, or of several of which the first that has a key gives it. */
export function useTranslation<const Name extends Namespace | readonly [Namespace, ...Namespace[]]>(
  namespace: Name,
): UseTranslationReturnType<Name> {
  const context = use(TranslationContext);
  if (context === undefined) throw new Error('useTranslation needs a TranslationProvider above it');
  const { language, translate } = context;
  const joined = [namespace].flat().join(' ');
  return useMemo(() => {
    const searched = joined.split(' ') as Namespace[];
    const t = (key: string, values?: Readonly<Record<string, unknown>>): string => translate(searched, key, values);
    return { t: t as unknown as TFunction<Name>, i18n: { language } };
  }, [joined, language, translate]);
}
