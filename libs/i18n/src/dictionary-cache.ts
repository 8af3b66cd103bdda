import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';
import { parseDictionary, type Dictionary } from './dictionary.ts';

/** What is loaded at once: a namespace, or the parts of several that the site's account menu shows. */
export type DictionaryName = Namespace | 'account';

/** Where the last good copy of each dictionary is kept, for when loading one fails. */
export interface DictionaryCache {
  read: (language: LanguageCode, name: DictionaryName) => Dictionary | undefined;
  write: (language: LanguageCode, name: DictionaryName, dictionary: Dictionary) => void;
}

/** The part of web storage that the cache needs. */
export interface DictionaryStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

const keyOf = (language: LanguageCode, name: DictionaryName): string => `onepoint:dictionary:v1:${language}:${name}`;

/**
 * Keeps dictionaries in web storage. A full, blocked or damaged storage counts as an empty one.
 *
 * @param storage `localStore` of @onepoint/app-state: reading the global itself throws where the browser blocks site data
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
        // Nothing depends on the copy but a later failure, which then falls back to English.
      }
    },
  };
}
