import { removeTrailingSlashes } from './language-prefix.ts';

const fileName = 'index.pageContext.json';

/**
 * URL of a page's context for client-side navigation: `/pricing` → `/pricing/index.pageContext.json`.
 *
 * @param search query string including `?`, for pages rendered by it
 */
export function pageContextUrl(pathname: string, search = ''): string {
  const path = removeTrailingSlashes(pathname);
  return (path === '/' ? `/${fileName}` : `${path}/${fileName}`) + search;
}

/** The page of a page context URL, or undefined for other URLs. */
export function pageOfContextUrl(pathname: string): string | undefined {
  return pathname.endsWith(`/${fileName}`) ? removeTrailingSlashes(pathname.slice(0, -fileName.length)) : undefined;
}

/** Where a URL without a page leads: to another page shown under the same URL (`rewrite`), or a redirect. */
export interface PageAbort {
  readonly kind: 'rewrite' | 'redirect';
  /** Path with a language prefix, or a URL of another origin. */
  readonly to: string;
}

/** Parses the abort in a page context (`{"abort":{"kind":"redirect","to":"/x"}}`); undefined for anything else. */
export function parsePageAbort(value: unknown): PageAbort | undefined {
  if (typeof value !== 'object' || value === null || !('abort' in value)) return undefined;
  const { kind, to } = (value.abort ?? {}) as Partial<Record<keyof PageAbort, unknown>>;
  return (kind === 'rewrite' || kind === 'redirect') && typeof to === 'string' && to !== '' ? { kind, to } : undefined;
}

export type NavigationErrorCode = 'PAGE_CONTEXT_FAILED' | 'PAGE_CONTEXT_INVALID' | 'PAGE_OVERDUE' | 'TOO_MANY_REDIRECTS';

/** Thrown when a page could not be loaded. The message contains the URL and the reason. */
export class NavigationError extends Error {
  readonly code: NavigationErrorCode;

  constructor(code: NavigationErrorCode, message: string) {
    super(message);
    this.name = 'NavigationError';
    this.code = code;
  }
}

/** Outcome of reading a page context. `missing` means that the URL is not a page of the app. */
export type PageContextReply<Context> = { readonly kind: 'page'; readonly context: Context } | PageAbort | { readonly kind: 'missing' };

export type PageContextResponse = Pick<Response, 'ok' | 'status' | 'url' | 'headers' | 'json'>;

/**
 * Reads the response to a page context request. A response that is not JSON counts as missing for any status, because a static host can respond with
 * status 200 and HTML. JSON with status 404 can be the context of the not-found page.
 *
 * @param parse returns the context in a JSON value, or undefined
 * @throws {NavigationError} when the server fails, or its JSON is not a page context
 */
export async function readPageContext<Context>(
  response: PageContextResponse,
  parse: (value: unknown) => Context | undefined,
): Promise<PageContextReply<Context>> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  // The document would fail, too, and its error page would replace the page on screen.
  const hasFailed = response.status >= 500 || response.status === 429;
  const failed = new NavigationError('PAGE_CONTEXT_FAILED', `${response.url} answered ${String(response.status)}`);
  if (!isJson && hasFailed) throw failed;
  if (!isJson) return { kind: 'missing' };
  // Broken JSON can mean a wrong content type, so a full page load decides. After a lost connection a full page load would show nothing.
  const value: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  const abort = parsePageAbort(value);
  if (abort !== undefined) return abort;
  const context = parse(value);
  if (context !== undefined) return { kind: 'page', context };
  if (hasFailed) throw failed;
  if (response.ok && value !== undefined) throw new NavigationError('PAGE_CONTEXT_INVALID', `${response.url} is no page context`);
  return { kind: 'missing' };
}

export type ResolvedPage<Page> =
  | {
      readonly kind: 'page';
      readonly page: Page;
      /** URL that the page is shown under. */
      readonly url: URL;
    }
  /** Not a page of the app: the browser has to load the URL. */
  | { readonly kind: 'leave'; readonly href: string };

/** Maximum number of redirects and rewrites. */
const abortsMax = 5;

/**
 * Finds the page of a URL by following rewrites and redirects. A redirect keeps the hash unless its target has one. A redirect to another origin and
 * a URL without a page leave the app.
 *
 * @param read reads the page context of a URL
 * @throws {NavigationError} `TOO_MANY_REDIRECTS` after five redirects or rewrites
 */
export async function resolvePage<Context>(
  asked: URL,
  read: (url: URL) => Promise<PageContextReply<Context>>,
): Promise<ResolvedPage<Context>> {
  let shown = asked;
  let source = asked;
  for (let aborts = 0; aborts <= abortsMax; aborts += 1) {
    const reply = await read(source);
    if (reply.kind === 'page') return { kind: 'page', page: reply.context, url: shown };
    if (reply.kind === 'missing') return { kind: 'leave', href: shown.href };
    const target = new URL(reply.to, source);
    if (target.origin !== asked.origin) return { kind: 'leave', href: target.href };
    source = target;
    if (reply.kind === 'rewrite') continue;
    if (target.hash === '') target.hash = shown.hash;
    shown = target;
  }
  throw new NavigationError('TOO_MANY_REDIRECTS', `${asked.pathname} leads from one address to the next without end`);
}

/** Search parameters by name, with all values in order. */
export type SearchParameters = Readonly<Record<string, readonly string[]>>;

/** Parses a query string: `?a=1&a=2&b` is `{ a: ['1', '2'], b: [''] }`. */
export function parseSearchParameters(search: string): SearchParameters {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}
