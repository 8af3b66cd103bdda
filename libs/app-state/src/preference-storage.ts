import { parsePreference } from './parse-preference.ts';
import type { Preferences } from './preferences.ts';
import { preferenceNames, storageKeyOf, type PreferenceName } from './storage-keys.ts';

/** The part of `Storage` that preferences need. */
export interface PreferenceStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

/** Reads every preference; a storage that throws (blocked by the browser) reads as empty. */
export function readPreferences(storage: PreferenceStorage | undefined): Preferences {
  const read = (name: PreferenceName): string | null => {
    try {
      return storage?.getItem(storageKeyOf(name)) ?? null;
    } catch {
      return null;
    }
  };
  return Object.fromEntries(preferenceNames.map((name) => [name, parsePreference(name, read(name))])) as Preferences;
}

/** Writes one preference; a full or blocked storage loses it silently, for the page itself still works. */
export function writePreference<Name extends PreferenceName>(
  storage: PreferenceStorage | undefined,
  name: Name,
  value: Preferences[Name],
): void {
  try {
    storage?.setItem(storageKeyOf(name), JSON.stringify(value));
  } catch {
    // Nothing to do: see above.
  }
}
