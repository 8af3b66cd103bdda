import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';

/** Texts of one namespace in one language, nested. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** Thrown for a dictionary file with anything but nested objects of strings. */
export class DictionaryError extends Error {
  readonly code = 'DICTIONARY_INVALID';

  constructor(path: string) {
    super(`${path} is neither a text nor a group of texts`);
    this.name = 'DictionaryError';
  }
}

/**
 * Validates a loaded dictionary. It runs before the first screen, where a schema library would be too large.
 *
 * @throws {DictionaryError} with the path of the first invalid value
 */
export function parseDictionary(value: unknown, path = 'dictionary'): Dictionary {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DictionaryError(path);
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'string') parseDictionary(child, `${path}.${key}`);
  }
  return value as Dictionary;
}

/** A dictionary file: a namespace, or the texts of the site's account menu. */
type DictionaryName = Namespace | 'account';

/** Cache of dictionaries, used when loading fails. */
export interface DictionaryCache {
  read: (language: LanguageCode, name: DictionaryName) => Dictionary | undefined;
  write: (language: LanguageCode, name: DictionaryName, dictionary: Dictionary) => void;
}

/** The part of web storage that the cache needs. */
interface DictionaryStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

const keyOf = (language: LanguageCode, name: DictionaryName): string => `onepoint:dictionary:v1:${language}:${name}`;

/**
 * Creates a dictionary cache in web storage. A full, blocked or corrupt storage counts as empty.
 *
 * @param storage `localStore` of @onepoint/app-state, because accessing the global can throw
 */
export function createStorageDictionaryCache(storage: DictionaryStorage): DictionaryCache {
  return {
    read: (language, name) => {
      try {
        const text = storage.getItem(keyOf(language, name));
        return text === null ? undefined : parseDictionary(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (language, name, dictionary) => {
      try {
        storage.setItem(keyOf(language, name), JSON.stringify(dictionary));
      } catch {
        // Without the copy, a later failure falls back to English.
      }
    },
  };
}
