/** Texts of one namespace in one language: nested by meaning, strings at the leaves. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** A dictionary file with something other than objects of strings in it. */
export class DictionaryError extends Error {
  readonly code = 'DICTIONARY_INVALID';

  constructor(path: string) {
    super(`${path} is neither a text nor a group of texts`);
    this.name = 'DictionaryError';
  }
}

/**
 * Checks a loaded dictionary. Written by hand: it runs before the first screen, where a schema library would cost more than it checks.
 *
 * @throws {DictionaryError} with the path of the first wrong value
 */
export function parseDictionary(value: unknown, path = 'dictionary'): Dictionary {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DictionaryError(path);
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'string') parseDictionary(child, `${path}.${key}`);
  }
  return value as Dictionary;
}
