import * as z from 'zod/mini';
import type { LanguageCode } from './languages.ts';
import type { Dictionary } from './merge-dictionaries.ts';
import type { Namespace } from './resources.ts';

const dictionarySchema: z.ZodMiniType<Dictionary> = z.record(z.string(), z.union([z.string(), z.lazy(() => dictionarySchema)]));

/** Thrown for a dictionary file with anything but nested objects of strings. */
export class DictionaryError extends Error {
  readonly code = 'DICTIONARY_INVALID';

  constructor(name: string, options?: ErrorOptions) {
    super(`${name} is not a dictionary`, options);
    this.name = 'DictionaryError';
  }
}

/**
 * Validates a loaded dictionary.
 *
 * @param name for the error, such as `zh/common`
 * @throws {DictionaryError} with zod's error as its cause
 */
export function parseDictionary(value: unknown, name = 'The file'): Dictionary {
  const { data, error } = dictionarySchema.safeParse(value);
  if (data === undefined) throw new DictionaryError(name, { cause: error });
  return data;
}

/** Cache of dictionaries, used when loading fails. */
export interface DictionaryCache {
  read: (language: LanguageCode, namespace: Namespace) => Dictionary | undefined;
  write: (language: LanguageCode, namespace: Namespace, dictionary: Dictionary) => void;
}

interface DictionaryStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

const keyOf = (language: LanguageCode, namespace: Namespace): string => `onepoint:dictionary:v1:${language}:${namespace}`;

/**
 * Creates a dictionary cache in web storage. A full, blocked or corrupt storage counts as empty.
 *
 * @param storage `localStore` of @onepoint/app-state, because accessing the global can throw
 */
export function createStorageDictionaryCache(storage: DictionaryStorage): DictionaryCache {
  return {
    read: (language, namespace) => {
      try {
        const text = storage.getItem(keyOf(language, namespace));
        return text === null ? undefined : parseDictionary(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (language, namespace, dictionary) => {
      try {
        storage.setItem(keyOf(language, namespace), JSON.stringify(dictionary));
      } catch {
        // Without the copy, a later failure falls back to English.
      }
    },
  };
}
