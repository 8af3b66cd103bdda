import { createApiClient, listProjects } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { localStore } from '@onepoint/app-state';
import { useSession } from '@onepoint/auth/react';
import {
  createStorageDictionaryCache,
  loadOrFallBack,
  mergeDictionaries,
  type Dictionaries,
  type Dictionary,
  type LanguageCode,
} from '@onepoint/i18n';
import { loadDictionary } from '@onepoint/i18n/load-dictionary';
import { account } from '@onepoint/locales/en/nav.json' with { type: 'json' };
import { plans } from '@onepoint/locales/en/pricing.json' with { type: 'json' };
import { publicConfig } from '@onepoint/site-config';
import { useEffect, useState, useCallback, useMemo } from 'react';
import { usePage } from '../../../shared/page-context.ts';

export interface Loaded<Value> {
  /** Undefined until it has loaded. */
  value: Value | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Loads a value, and again whenever `load` changes.
 *
 * @param load memoize it; its signal aborts when the result is no longer needed
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [asked, setAsked] = useState({ load });
  const [outcome, setOutcome] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  if (asked.load !== load) setAsked({ load });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = async (): Promise<void> => {
      try {
        const value = await asked.load(signal);
        if (!signal.aborted) setOutcome({ value, failed: false });
      } catch {
        if (!signal.aborted) setOutcome({ failed: true });
      }
    };
    void settle();
    return () => controller.abort();
  }, [asked]);
  const retry = (): void => {
    setOutcome({ failed: false });
    setAsked({ load });
  };
  return { value: outcome.value, failed: outcome.failed, retry };
}

/** The projects of the signed-in user, oldest first. */
export function useAccountProjects(): Loaded<readonly Project[]> {
  const { getToken } = useSession();
  return useLoaded(
    useCallback(
      (signal: AbortSignal) => listProjects(createApiClient({ baseUrl: publicConfig.apiUrl, getToken: () => getToken() }), { signal }),
      [getToken],
    ),
  );
}

const builtIn = { nav: { account }, pricing: { plans } } satisfies Dictionaries;
const cache = createStorageDictionaryCache(localStore);

/** Loads the texts of the account menu. If that fails, uses the cached copies or built-in English, which also fills gaps. */
export async function loadAccountTexts(language: LanguageCode): Promise<Record<'nav' | 'pricing', Dictionary>> {
  const load = async (namespace: 'nav' | 'pricing'): Promise<Dictionary> =>
    mergeDictionaries(builtIn[namespace], await loadOrFallBack(language, namespace, { loadDictionary, cache, builtIn }));
  const [nav, pricing] = await Promise.all([load('nav'), load('pricing')]);
  return { nav, pricing };
}

/** Undefined until the texts of the account menu have loaded. */
export function useAccountTexts(): Dictionaries | undefined {
  const { locale, translations } = usePage();
  const { value } = useLoaded(useCallback(() => loadAccountTexts(locale as LanguageCode), [locale]));
  return useMemo(
    () =>
      value && {
        ...translations,
        nav: { ...translations.nav, ...value.nav },
        pricing: { ...translations.pricing, ...value.pricing },
      },
    [value, translations],
  );
}
