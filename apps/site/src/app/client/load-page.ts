import { resolvePage, type PageContextReply, type ResolvedPage } from '@onepoint/navigation';
import type { PageContext } from '../../shared/page-context.ts';
import { findLoadedPageComponent, loadPageComponent } from '../pages.ts';
import type { ShownPage } from '../shown-page.ts';
import type { PageContexts } from './page-contexts.ts';
import { canonicalAddress } from './site-address.ts';

export interface LoadPageParameters {
  url: URL;
  contexts: Pick<PageContexts, 'find' | 'take'>;
  languages: readonly string[];
  /** Whether files of this build are missing. */
  isStale: () => boolean;
}

type PageAtHand = Extract<ResolvedPage<ShownPage>, { kind: 'page' }>;

/** The page of an address, where all of it was fetched ahead. */
export function findPage({ url, contexts, languages }: Pick<LoadPageParameters, 'url' | 'contexts' | 'languages'>): PageAtHand | undefined {
  const address = canonicalAddress({ pathname: url.pathname, search: url.search, hash: '' }, languages);
  const page = toShownPage(contexts.find(address));
  if (page === undefined) return undefined;
  void contexts.take(address);
  return { kind: 'page', url, page };
}

/** A page with what draws it, where both are at hand. */
export function toShownPage(reply: PageContextReply<PageContext> | undefined): ShownPage | undefined {
  if (reply?.kind !== 'page') return undefined;
  const { context } = reply;
  const Component = findLoadedPageComponent(context.pageId);
  return Component === undefined ? undefined : { context, Component };
}

/** Loads the page of an address: its context and what draws it. What this build cannot show is left to the browser. */
export async function loadPage({ url, contexts, languages, isStale }: LoadPageParameters): Promise<ResolvedPage<ShownPage>> {
  const resolved = await resolvePage(url, async ({ pathname, search }) =>
    contexts.take(canonicalAddress({ pathname, search, hash: '' }, languages)),
  );
  if (resolved.kind === 'leave') return resolved;
  const { page: context, url: shown } = resolved;
  const elsewhere = { kind: 'leave', href: shown.href } as const;
  try {
    const Component = await loadPageComponent(context.pageId);
    // A page that this build does not have comes from a newer one.
    return Component === undefined ? elsewhere : { kind: 'page', url: shown, page: { context, Component } };
  } catch (error) {
    if (isStale()) return elsewhere;
    throw error;
  }
}
