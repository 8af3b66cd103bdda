import { updateDictionary, type Dictionaries, type Dictionary, type Namespace } from '@onepoint/i18n';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from './defer-work.ts';
import type { PageContext } from './page-context.ts';

type Loaded = ReadonlyMap<string, Dictionary>;

const keyOf = (locale: string, namespace: string): string => `${locale}/${namespace}`;

/** Loads missing texts. Its code validates with a schema library, which no page should wait for. */
async function loadMissing(loaded: Loaded, locale: string, namespaces: readonly string[]): Promise<Loaded> {
  const missing = namespaces.filter((namespace) => !loaded.has(keyOf(locale, namespace)));
  if (missing.length === 0) return loaded;
  const { loadServedTexts } = await import('./load-served-texts.ts');
  const found = await loadServedTexts(locale, missing);
  // Returns the same map if nothing could be loaded. Otherwise the page would ask again and again.
  return found.length === 0
    ? loaded
    : new Map([...loaded, ...found.map(([namespace, texts]) => [keyOf(locale, namespace), texts] as const)]);
}

function updateTexts(translations: Dictionaries, locale: string, loaded: Loaded): Dictionaries {
  const entries = Object.entries(translations).map(
    ([namespace, texts]) => [namespace, updateDictionary(texts, loaded.get(keyOf(locale, namespace)) ?? {})] as const,
  );
  return entries.every(([namespace, texts]) => texts === translations[namespace as Namespace]) ? translations : Object.fromEntries(entries);
}

/** The texts of a page. A document contains the texts of its build, and those of the served folder replace them after the page has loaded. */
export function useServedTexts({ locale, translations }: PageContext): Dictionaries {
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      // Loading the code can also fail.
      const next = await loadMissing(loaded, locale, Object.keys(translations)).catch(() => loaded);
      if (isCurrent) startTransition(() => setLoaded(next));
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [loaded, locale, translations]);
  return useMemo(() => updateTexts(translations, locale, loaded), [translations, locale, loaded]);
}
