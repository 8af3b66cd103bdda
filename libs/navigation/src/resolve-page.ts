import { NavigationError } from './navigation-error.ts';
import type { PageContextReply } from './read-page-context.ts';

export type ResolvedPage<Page> =
  | {
      readonly kind: 'page';
      readonly page: Page;
      /** The address it is shown under. */
      readonly url: URL;
    }
  /** The browser has to load the address: it is no page of the application. */
  | { readonly kind: 'leave'; readonly href: string };

/** Addresses may lead on to others, never in a circle. */
const abortsMax = 5;

/**
 * Finds the page that an address leads to. A rewrite shows another page under the address. A redirect to the same origin moves on to its target,
 * which keeps the hash unless it has one of its own; one to another origin leaves the application, as an address without a page does.
 *
 * @param read what is at the page context of an address
 * @throws {NavigationError} `TOO_MANY_REDIRECTS` after five aborts
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
