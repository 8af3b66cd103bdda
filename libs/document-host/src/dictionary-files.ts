/**
 * Every host serves the dictionaries at `/locales`. Browsers reuse them for a minute; after that, they use the cached version while they fetch
 * the next one in the background.
 */
export const dictionaryCacheControl = 'public, max-age=60, stale-while-revalidate=3600';

export const dictionaryNotFound = { error: { code: 'NOT_FOUND', message: 'There is no such dictionary.' } } as const;

const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

/** Whether a request target is under `/locales`, which contains dictionaries but no pages. */
export function isDictionaryTarget(target: string): boolean {
  return /^\/locales(?:\/|$)/.test(pathOf(target));
}

/** File of a dictionary, such as `ko/common.json`, or `flags.json` next to them. Undefined for any other target. */
export function dictionaryFileOf(target: string): string | undefined {
  return /^\/locales\/((?:[a-z]{2}\/[a-z_]+|flags)\.json)$/.exec(pathOf(target))?.[1];
}
