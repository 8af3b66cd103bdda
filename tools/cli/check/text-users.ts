import { flattenDictionary, pluralPattern } from '@onepoint/build/locales/compare-dictionaries';

/** A source file, with its path in the workspace. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function listChangedKeys(before: unknown, after: unknown): readonly string[] {
  const old = flattenDictionary(before).texts;
  const changed = [...flattenDictionary(after).texts].filter(([key, text]) => old.get(key) !== text);
  return [...new Set(changed.map(([key]) => key.replace(pluralPattern, '')))];
}

/** Paths of files with the whole key, or else with the longest beginning of it that a template can complete: `payments.headline.`. */
function findUsersOfKey(key: string, sources: readonly SourceFile[]): readonly string[] {
  const names = key.split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const start = RegExp.escape(names.slice(0, count).join('.'));
    const pattern = new RegExp(`['"\`:]${start}${count === names.length ? '[\'"`]' : String.raw`\.\$\{`}`);
    const users = sources.filter(({ text }) => pattern.test(text));
    if (users.length > 0) return users.map(({ path }) => path);
  }
  return [];
}

/**
 * Files that show a text whose English has changed or is new.
 *
 * @param before the namespace's JSON before the change
 * @param after the same after the change
 * @returns undefined if a key isn't found, because any file could show it
 */
export function findTextUsers(before: unknown, after: unknown, sources: readonly SourceFile[]): readonly string[] | undefined {
  const users = listChangedKeys(before, after).map((key) => findUsersOfKey(key, sources));
  return users.some(({ length }) => length === 0) ? undefined : [...new Set(users.flat())];
}
