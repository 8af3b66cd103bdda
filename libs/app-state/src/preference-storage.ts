import { parsePreference } from './parse-preference.ts';
import type { Preferences } from './preferences.ts';
import { preferenceNames, storageKeyOf, type PreferenceName } from './storage-keys.ts';

/** The part of `PageStorage` that preferences need: it does not throw. */
export interface PreferenceStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

/** Reads every preference. */
export function readPreferences(storage: PreferenceStorage | undefined): Preferences {
  const read = (name: PreferenceName): string | null => storage?.getItem(storageKeyOf(name)) ?? null;
  return Object.fromEntries(preferenceNames.map((name) => [name, parsePreference(name, read(name))])) as Preferences;
}

/** Writes one preference. */
export function writePreference<Name extends PreferenceName>(
  storage: PreferenceStorage | undefined,
  name: Name,
  value: Preferences[Name],
): void {
  storage?.setItem(storageKeyOf(name), JSON.stringify(value));
}
