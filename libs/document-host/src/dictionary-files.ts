/**
 * Every host serves the folder of the texts at `/locales`. A minute keeps them from being fetched for every page; after that, browsers show what they have
 * and fetch the next version in the background.
 */
export const dictionaryCacheControl = 'public, max-age=60, stale-while-revalidate=3600';

/** Body of the 404 for an unknown language or namespace. */
export const dictionaryNotFound = { error: { code: 'NOT_FOUND', message: 'There is no such dictionary.' } } as const;

const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

/** Whether a request target is under `/locales`, which has dictionaries and no pages. */
export function isDictionaryTarget(target: string): boolean {
  return /^\/locales(?:\/|$)/.test(pathOf(target));
}

/**
 * The file of a dictionary in the folder, such as `ko/common.json`, or `flags.json`, which is served next to them. Undefined if the target cannot be one,
 * like anything else that lies in the folder.
 */
export function dictionaryFileOf(target: string): string | undefined {
  return /^\/locales\/((?:[a-z]{2}\/[a-z_]+|flags)\.json)$/.exec(pathOf(target))?.[1];
}
