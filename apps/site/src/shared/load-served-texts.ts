import type { Dictionary, LanguageCode, Namespace } from '@onepoint/i18n';
import { loadDictionary } from '@onepoint/i18n/load-dictionary';

/** Loads served dictionaries by namespace. Those that can't be loaded are missing in the result. */
export async function loadServedTexts(locale: string, namespaces: readonly string[]): Promise<(readonly [string, Dictionary])[]> {
  const load = async (namespace: string): Promise<(readonly [string, Dictionary])[]> => {
    try {
      return [[namespace, await loadDictionary(locale as LanguageCode, namespace as Namespace)]];
    } catch {
      return [];
    }
  };
  return (await Promise.all(namespaces.map(load))).flat();
}
