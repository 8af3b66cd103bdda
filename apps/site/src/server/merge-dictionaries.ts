import type { Dictionary } from '@onepoint/i18n';

/** A translation with English in the places it leaves open. */
export function mergeDictionaries(english: Dictionary, translated: Dictionary): Dictionary {
  const merged: Record<string, string | Dictionary> = { ...english };
  for (const [key, value] of Object.entries(translated)) {
    const under = merged[key];
    merged[key] = typeof value === 'object' && typeof under === 'object' ? mergeDictionaries(under, value) : value;
  }
  return merged;
}
