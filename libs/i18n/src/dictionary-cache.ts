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

const keyOf = (language: LanguageCode, name: DictionaryName): string => `onepoint:dictionary:v1:${language}:${name}`;

/**
 * Keeps dictionaries in web storage. A full, blocked or damaged storage counts as an empty one.
 *
 * @param getStorage called on each access, since reaching for `localStorage` can itself throw
 */
export function createStorageDictionaryCache(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>): DictionaryCache {
  return {
    read: (language, name) => {
      try {
        const text = getStorage().getItem(keyOf(language, name));
        return text === null ? undefined : parseDictionary(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (language, name, dictionary) => {
      try {
        getStorage().setItem(keyOf(language, name), JSON.stringify(dictionary));
      } catch {
        // Nothing depends on the copy but a later failure, which then falls back to English.
      }
    },
  };
}
