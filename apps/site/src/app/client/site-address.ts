import { canonicalPath, ownerOf, parseLanguagePrefix } from '@onepoint/navigation';
import { splitDocChain } from '../../shared/doc-chain.ts';
import { listMatchingPages, type PageId } from '../pages.ts';

/** The page that may be at an address of the site, or undefined where another application or a file answers. */
export function findPageId(url: URL, languages: readonly string[]): PageId | undefined {
  const { pathname } = parseLanguagePrefix(splitDocChain(url.pathname).page, languages);
  return url.origin === location.origin && ownerOf(pathname) === 'site' ? listMatchingPages(pathname)[0]?.id : undefined;
}

/** The one address of a page, from the origin on: without `/en` and trailing slashes. */
export function canonicalAddress(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  languages: readonly string[],
): string {
  return canonicalPath(pathname.replace(/\/index\.html$/, '/'), languages) + search + hash;
}
