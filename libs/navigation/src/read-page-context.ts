import { NavigationError } from './navigation-error.ts';
import { parsePageAbort, type PageAbort } from './page-abort.ts';

/** What is at the address of a page context. `missing`: no page of the application. */
export type PageContextReply<Context> = { readonly kind: 'page'; readonly context: Context } | PageAbort | { readonly kind: 'missing' };

/** The part of a fetched response that decides. */
export type PageContextResponse = Pick<Response, 'ok' | 'status' | 'url' | 'headers' | 'json'>;

/**
 * Reads the answer to a request for a page context. What is not JSON counts as missing, whatever its status: a static host may answer 200 with
 * a page. JSON with status 404 may be the context of "no such page".
 *
 * @param parse the context in a JSON value, or undefined for anything else
 * @throws {NavigationError} when the server fails, or its JSON is no page context
 */
export async function readPageContext<Context>(
  response: PageContextResponse,
  parse: (value: unknown) => Context | undefined,
): Promise<PageContextReply<Context>> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) return { kind: 'missing' };
  // Broken JSON comes from a host that names everything so, or from a reply that was cut off: the browser's own load tells which.
  const value: unknown = await response.json().catch(() => undefined);
  const abort = parsePageAbort(value);
  if (abort !== undefined) return abort;
  const context = parse(value);
  if (context !== undefined) return { kind: 'page', context };
  if (response.status >= 500) throw new NavigationError('PAGE_CONTEXT_FAILED', `${response.url} answered ${String(response.status)}`);
  if (response.ok && value !== undefined) throw new NavigationError('PAGE_CONTEXT_INVALID', `${response.url} is no page context`);
  return { kind: 'missing' };
}
