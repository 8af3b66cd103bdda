/** Texts of one namespace in one language, nested. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/**
 * Merges texts over others: `under` fills what `over` lacks. A text never replaces a group, nor a group a text, because code uses them
 * differently.
 */
export function mergeDictionaries(under: Dictionary, over: Dictionary): Dictionary {
  const merged: Record<string, string | Dictionary> = { ...over };
  for (const [key, text] of Object.entries(under)) {
    const newer = Object.hasOwn(over, key) ? over[key] : undefined;
    if (typeof text === 'object') merged[key] = typeof newer === 'object' ? mergeDictionaries(text, newer) : text;
    else merged[key] = typeof newer === 'string' ? newer : text;
  }
  return merged;
}

/** Replaces texts with newer ones without adding any. Returns the same object if nothing changes, to avoid rendering again. */
export function updateDictionary(shown: Dictionary, newer: Dictionary): Dictionary {
  const entries = Object.entries(shown).map(([key, text]) => {
    const next = Object.hasOwn(newer, key) ? newer[key] : undefined;
    if (typeof text === 'object') return [key, typeof next === 'object' ? updateDictionary(text, next) : text] as const;
    return [key, typeof next === 'string' ? next : text] as const;
  });
  return entries.every(([key, text]) => text === shown[key]) ? shown : Object.fromEntries(entries);
}
