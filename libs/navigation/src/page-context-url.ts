import { removeTrailingSlashes } from './trailing-slashes.ts';

const fileName = 'index.pageContext.json';

/**
 * Where the context of a page is fetched for client navigation: `/pricing` → `/pricing/index.pageContext.json`.
 *
 * @param search search parameters for a server that renders by them, with their `?`
 */
export function pageContextUrl(pathname: string, search = ''): string {
  const path = removeTrailingSlashes(pathname);
  return (path === '/' ? `/${fileName}` : `${path}/${fileName}`) + search;
}

/** The page whose context an address is, or undefined for any other address. */
export function pageOfContextUrl(pathname: string): string | undefined {
  return pathname.endsWith(`/${fileName}`) ? removeTrailingSlashes(pathname.slice(0, -fileName.length)) : undefined;
}
