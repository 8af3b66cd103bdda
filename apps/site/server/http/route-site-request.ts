import { chosenEnglishPath, dictionaryFileOf, isDictionaryTarget, parseSegments } from '@onepoint/document-host';
import type { IncomingMessage } from 'node:http';

const healthPath = '/_site/health';

/** The kind of a request. Paths are decoded, without a trailing slash. */
type SiteRoute =
  | { kind: 'bad-request' }
  | { kind: 'health' }
  /** A file in the folder of texts, such as `ko/common.json`; undefined for anything else. */
  | { kind: 'dictionary'; file: string | undefined }
  /** The canonical address; it starts with exactly one slash and may have a query. */
  | { kind: 'redirect'; path: string }
  /** `/robots.txt`, `/pricing/index.pageContext.json`. */
  | { kind: 'file'; path: string }
  | { kind: 'page'; path: string };

const defaultLanguage = 'en';

/** Routes by path only: queries change neither the response nor the cache key. */
export function routeSiteRequest(target: string): SiteRoute {
  const [pathname = '/'] = target.split(/[?#]/, 1);
  if (!pathname.startsWith('/')) return { kind: 'bad-request' };
  if (pathname === healthPath) return { kind: 'health' };
  if (isDictionaryTarget(target)) return { kind: 'dictionary', file: dictionaryFileOf(target) };
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

/** A loopback name with any port. */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Finds the origin to put into a response. A configured origin always wins, so no `Host` header reaches a page or a cache. Without one, the server only
 * serves this machine.
 *
 * @param publicOrigin `https://example.com`, if configured
 * @returns undefined for a host that is not served
 */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | undefined): string | undefined {
  const { host = '' } = headers;
  return publicOrigin ?? (loopbackHost.test(host) ? URL.parse(`http://${host}`)?.origin : undefined);
}
