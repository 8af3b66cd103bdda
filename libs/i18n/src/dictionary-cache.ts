import type { LanguageCode } from './languages.ts';
import type { Namespace } from './resources.ts';
import { parseDictionary, type Dictionary } from './dictionary.ts';

/** Where the last good copy of each dictionary is kept, for when loading one fails. */
export interface DictionaryCache {
  read: (language: LanguageCode, namespace: Namespace) => Dictionary | undefined;
  write: (language: LanguageCode, namespace: Namespace, dictionary: Dictionary) => void;
}

const keyOf = (language: LanguageCode, namespace: Namespace): string => `onepoint:dictionary:v1:${language}:${namespace}`;

/**
 * Keeps dictionaries in web storage. A full, blocked or damaged storage counts as an empty one.
 *
 * @param getStorage called on each access, since reaching for `localStorage` can itself throw
 */
export function createStorageDictionaryCache(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>): DictionaryCache {
  return {
    read: (language, namespace) => {
      try {
        const text = getStorage().getItem(keyOf(language, namespace));
        return text === null ? undefined : parseDictionary(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (language, namespace, dictionary) => {
      try {
        getStorage().setItem(keyOf(language, namespace), JSON.stringify(dictionary));
      } catch {
        // Nothing depends on the copy but a later failure, which then falls back to English.
      }
    },
  };
}
