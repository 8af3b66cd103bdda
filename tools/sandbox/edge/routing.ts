import { chosenEnglishPath, dictionaryFileOf, isDictionaryTarget, parseSegments } from '@onepoint/document-host';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type UpstreamName = 'api' | 'gateway' | 'identity' | 'payments' | 'mailbox' | 'site';
export type FrontendName = 'site' | 'dashboard' | 'playground';

/** Target of a request. `segments` are decoded, never empty, never `.` or `..`. */
export type Route =
  | { kind: 'proxy'; upstream: UpstreamName }
  /** `path` starts with exactly one slash and can have a query. The caller keeps the request's own query. */
  | { kind: 'redirect'; path: string }
  | { kind: 'file'; app: FrontendName; segments: readonly string[] }
  | { kind: 'page'; app: 'site'; segments: readonly string[] }
  /** Any path of a single-page app, which has one document. */
  | { kind: 'document'; app: 'dashboard' | 'playground' }
  /** A file in the folder of dictionaries, such as `ko/common.json`; undefined for anything else. */
  | { kind: 'dictionary'; file: string | undefined }
  | { kind: 'bad-request' };

const upstreams: ReadonlyMap<string, UpstreamName> = new Map([
  ['api', 'api'],
  ['rpc', 'gateway'],
  ['__clerk', 'identity'],
  ['__cryptocloud', 'payments'],
  ['__mailbox', 'mailbox'],
]);
const dashboardAreas: ReadonlySet<string> = new Set(['login', 'sso-callback', 'workspace', 'dashboard']);
const prefixedLanguages: ReadonlySet<string> = new Set(['zh', 'ko', 'ja', 'tr', 'vi']);
const defaultLanguage = 'en';

/** Compares whole segments: `/docsx` is not `/docs`, and an unknown language prefix is an ordinary path. */
export function routeRequest(target: string): Route {
  if (!target.startsWith('/')) return { kind: 'bad-request' };
  const pathname = target.split(/[?#]/, 1)[0] ?? '/';
  const upstream = upstreams.get(pathname.split('/', 2)[1] ?? '');
  if (upstream !== undefined) return { kind: 'proxy', upstream };
  if (isDictionaryTarget(target)) return { kind: 'dictionary', file: dictionaryFileOf(target) };

  const segments = parseSegments(pathname);
  if (segments === undefined) return { kind: 'bad-request' };
  const [first = '', ...rest] = segments;
  if (first === 'playground') return routePlayground(pathname, rest);
  if (first === '_dashboard') return { kind: 'file', app: 'dashboard', segments: rest };

  const wanted = first === defaultLanguage ? rest : segments.at(-1) === 'index.html' ? segments.slice(0, -1) : segments;
  const isEnglishHome = first === defaultLanguage && rest.length === 0;
  const canonical = isEnglishHome ? chosenEnglishPath : `/${wanted.map(encodeURIComponent).join('/')}`;
  if (wanted !== segments || pathname.endsWith('/') !== (pathname === '/') || pathname.includes('//')) {
    return { kind: 'redirect', path: canonical };
  }
  if (dashboardAreas.has((prefixedLanguages.has(first) ? rest[0] : first) ?? '')) return { kind: 'document', app: 'dashboard' };
  return segments.at(-1)?.includes('.') ? { kind: 'file', app: 'site', segments } : { kind: 'page', app: 'site', segments };
}

/** The playground is built for `/playground/`; relative links need the slash. */
function routePlayground(pathname: string, rest: readonly string[]): Route {
  if (rest.length === 0)
    return pathname === '/playground/' ? { kind: 'document', app: 'playground' } : { kind: 'redirect', path: '/playground/' };
  return rest.at(-1)?.includes('.') ? { kind: 'file', app: 'playground', segments: rest } : { kind: 'document', app: 'playground' };
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Classifies the host name of a request: the product's own, another loopback name, or a foreign name. A page on another site can point its own
 * host name at this machine (DNS rebinding) to read data that only this machine may see.
 *
 * @param header the request's `host`
 */
export function hostOf(header: string | undefined, publicOrigin: URL): 'own' | 'loopback' | 'foreign' {
  if (header === publicOrigin.host) return 'own';
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header ?? '')?.[1] ?? '';
  return loopbackNames.has(name) ? 'loopback' : 'foreign';
}

export type FrontendRoute = Extract<Route, { app: string } | { kind: 'dictionary' }>;

export type Frontends = (request: IncomingMessage, response: ServerResponse, route: FrontendRoute) => Promise<void>;

const modulePath = /^\/(?:(_dashboard|playground)\/)?(?:@fs|@id|@vite|@react-refresh|node_modules|src|vite|index\.html\?html-proxy)/;

/**
 * The product's routes plus Vite's modules, whose paths have hidden folders (`node_modules/.vite`) and characters
 * that the production edge rejects.
 */
export function routeDevelopmentRequest(target: string): Route {
  const [, folder] = modulePath.exec(target) ?? [];
  if (!modulePath.test(target)) return routeRequest(target);
  return { kind: 'file', app: folder === '_dashboard' ? 'dashboard' : folder === 'playground' ? 'playground' : 'site', segments: [] };
}
