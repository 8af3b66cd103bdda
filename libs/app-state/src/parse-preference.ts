import { defaultPreferences, preferenceShapes, type Preferences } from './preferences.ts';
import type { PreferenceName } from './storage-keys.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads one stored value. Anything that is not exactly the preference's shape (broken JSON, a value of an older build,
 * a hand-edited one) gives the default: a preference is never worth an error.
 *
 * @param text the raw `localStorage` value, null where there is none
 */
export function parsePreference<Name extends PreferenceName>(name: Name, text: string | null): Preferences[Name] {
  if (text === null) return defaultPreferences[name];
  const value = parseJson(text);
  return preferenceShapes[name](value) ? (value as Preferences[Name]) : defaultPreferences[name];
}
