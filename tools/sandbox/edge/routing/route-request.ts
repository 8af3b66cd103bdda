import { chosenEnglishPath, parseSegments } from '@onepoint/document-host';
import type { Route, UpstreamName } from './route.ts';

const upstreams: ReadonlyMap<string, UpstreamName> = new Map([
  ['api', 'api'],
  ['rpc', 'gateway'],
  ['__clerk', 'identity'],
  ['__cryptocloud', 'payments'],
]);
const dashboardAreas: ReadonlySet<string> = new Set(['login', 'sso-callback', 'workspace', 'dashboard']);
const prefixedLanguages: ReadonlySet<string> = new Set(['zh', 'ko', 'ja', 'tr', 'vi']);
const defaultLanguage = 'en';

/** Decides by whole segments: `/docsx` is not `/docs`, and an unknown language prefix is an ordinary path. */
export function routeRequest(target: string): Route {
  if (!target.startsWith('/')) return { kind: 'bad-request' };
  const pathname = target.split(/[?#]/, 1)[0] ?? '/';
  const upstream = upstreams.get(pathname.split('/', 2)[1] ?? '');
  if (upstream !== undefined) return { kind: 'proxy', upstream };

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

/** The playground is built for `/playground/`: relative links need the slash. */
function routePlayground(pathname: string, rest: readonly string[]): Route {
  if (rest.length === 0)
    return pathname === '/playground/' ? { kind: 'document', app: 'playground' } : { kind: 'redirect', path: '/playground/' };
  return rest.at(-1)?.includes('.') ? { kind: 'file', app: 'playground', segments: rest } : { kind: 'document', app: 'playground' };
}
