import { chosenEnglishPath, parseSegments } from '@onepoint/document-host';

/** Where the server's own health is read: no page begins like this. */
export const healthPath = '/_site/health';

/** What an address of the site is. Paths are decoded, without a trailing slash. */
export type SiteRoute =
  | { kind: 'bad-request' }
  | { kind: 'health' }
  /** The one address of the same page; it begins with exactly one slash, and may have a query. */
  | { kind: 'redirect'; path: string }
  /** By its name: `/robots.txt`, `/pricing/index.pageContext.json`. */
  | { kind: 'file'; path: string }
  | { kind: 'page'; path: string };

const defaultLanguage = 'en';

/** Decides by the path alone: a query never changes what is served, and never takes a place in the cache. */
export function routeSiteRequest(target: string): SiteRoute {
  const [pathname = '/'] = target.split(/[?#]/, 1);
  if (!pathname.startsWith('/')) return { kind: 'bad-request' };
  if (pathname === healthPath) return { kind: 'health' };
  const segments = parseSegments(pathname);
  if (segments === undefined) return { kind: 'bad-request' };
  const [first, ...rest] = segments;
  const last = segments.at(-1) ?? '';
  const wanted = first === defaultLanguage ? rest : last === 'index.html' ? segments.slice(0, -1) : segments;
  if (wanted !== segments || pathname.endsWith('/') !== (pathname === '/') || pathname.includes('//')) {
    const isEnglishHome = first === defaultLanguage && rest.length === 0;
    return { kind: 'redirect', path: isEnglishHome ? chosenEnglishPath : `/${wanted.map(encodeURIComponent).join('/')}` };
  }
  return { kind: last.includes('.') ? 'file' : 'page', path: `/${segments.join('/')}` };
}
