import { removeTrailingSlashes } from './trailing-slashes.ts';

/** Unprefixed paths are in this language. */
const defaultLanguage = 'en';

export interface LocalizedPath {
  language: string;
  /** The path without language prefix and trailing slashes: what routes are matched with. */
  pathname: string;
}

/**
 * Splits a path into language and logical path. A first segment that is no routed language is part of the path.
 *
 * @param routed languages that have pages; the default language needs no mention
 */
export function parseLanguagePrefix(path: string, routed: readonly string[]): LocalizedPath {
  const pathname = removeTrailingSlashes(path);
  const [, first = ''] = pathname.split('/', 2);
  if (first !== defaultLanguage && !routed.includes(first)) return { language: defaultLanguage, pathname };
  return { language: first, pathname: pathname.slice(first.length + 1) || '/' };
}

/** The path of a page in a language: `/pricing` in `zh` is `/zh/pricing`, in English `/pricing`. */
export function localePath(pathname: string, language: string): string {
  const logical = removeTrailingSlashes(pathname);
  if (language === defaultLanguage) return logical;
  return logical === '/' ? `/${language}` : `/${language}${logical}`;
}

/** The one address of a page: without `/en` and trailing slashes. What differs from it is replaced by it. */
export function canonicalPath(path: string, routed: readonly string[]): string {
  const { language, pathname } = parseLanguagePrefix(path, routed);
  return localePath(pathname, language);
}

/** The same page in another language, with query and hash kept. */
export function switchLanguage(
  location: { pathname: string; search: string; hash: string },
  language: string,
  routed: readonly string[],
): string {
  return localePath(parseLanguagePrefix(location.pathname, routed).pathname, language) + location.search + location.hash;
}
