import { createApiClient, listProjects } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { localStore } from '@onepoint/app-state';
import { useSession } from '@onepoint/auth/react';
import { type Dictionaries, type LanguageCode, createStorageDictionaryCache, parseDictionary, type Dictionary } from '@onepoint/i18n';
import { account } from '@onepoint/locales/en/nav.json' with { type: 'json' };
import { plans } from '@onepoint/locales/en/pricing.json' with { type: 'json' };
import { publicConfig } from '@onepoint/site-config';
import { useEffect, useState, useCallback, useMemo } from 'react';
import { accountTextsPath } from '../../../shared/site-paths.ts';
import { usePage } from '../../../shared/page-context.ts';

export interface Loaded<Value> {
  /** Undefined until it has loaded. */
  value: Value | undefined;
  failed: boolean;
  /** Loads again after a failure. */
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

/** The same as for other dictionaries. */
const loadTimeoutMs = 10_000;

const builtIn: Dictionaries = { nav: { account }, pricing: { plans } };
const cache = createStorageDictionaryCache(localStore);

function parseTexts(value: unknown): Dictionary & Dictionaries {
  const { nav, pricing } = parseDictionary(value);
  if (typeof nav !== 'object' || typeof pricing !== 'object') throw new Error('The texts of the account menu are not there');
  return { nav, pricing };
}

async function fetchTexts(language: LanguageCode): Promise<Dictionaries> {
  const response = await fetch(accountTextsPath(language), { signal: AbortSignal.timeout(loadTimeoutMs) });
  if (!response.ok) throw new Error(`The texts of the account menu answered ${String(response.status)}`);
  const texts = parseTexts(await response.json());
  cache.write(language, 'account', texts);
  return texts;
}

/** Fetches the texts of the account menu. If that fails: the cached copy, or built-in English. */
export async function loadAccountTexts(language: LanguageCode): Promise<Dictionaries> {
  try {
    return await fetchTexts(language);
  } catch {
    return cache.read(language, 'account') ?? builtIn;
  }
}

/** The texts of the page and the account menu. Undefined until they have loaded. */
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
