/** Language of paths without a prefix. */
const defaultLanguage = 'en';

export interface LocalizedPath {
  language: string;
  /** Without language prefix and trailing slashes, for matching routes. */
  pathname: string;
}

/**
 * Splits a path into language and logical path. A first segment that is not a routed language is part of the path.
 *
 * @param routed languages with pages, with or without the default language
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

/** The canonical path of a page: without `/en` and trailing slashes. Other spellings redirect to it. */
export function canonicalPath(path: string, routed: readonly string[]): string {
  const { language, pathname } = parseLanguagePrefix(path, routed);
  return localePath(pathname, language);
}

/** The URL of the same page in another language, with query and hash. */
export function switchLanguage(
  location: { pathname: string; search: string; hash: string },
  language: string,
  routed: readonly string[],
): string {
  return localePath(parseLanguagePrefix(location.pathname, routed).pathname, language) + location.search + location.hash;
}

/** Removes trailing slashes: `/docs//` → `/docs`. The root stays `/`. */
export function removeTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end) || '/';
}
