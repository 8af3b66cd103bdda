import {
  createPrefetchCache,
  NavigationError,
  pageContextUrl,
  readPageContext,
  resolvePage,
  type PageContextReply,
  type PrefetchCache,
} from '@onepoint/navigation';
import { createBrowserRouter, redirect, redirectDocument, replace, type LoaderFunction } from 'react-router';
import { splitDocChain } from '../../shared/doc-chain.ts';
import { parsePageContext, type PageContext } from '../../shared/page-context.ts';
import { loadPageComponent, notFoundPageId } from '../pages.ts';
import { createRoutes } from '../routes.tsx';
import { pageRouteId, type ShownPage } from '../shown-page.ts';
import type { ClientNavigation, NavigationFailure } from './client-navigation.ts';
import { entryIndex, keepScrollPositions, stampEntry } from './history-entries.ts';
import { canonicalAddress, findPageId } from './site-address.ts';
import { watchStaleAssets } from './stale-assets.ts';

/** How long a page may take to load: links are disabled in the meantime. */
const loadTimeoutMs = 30_000;
/** How long links stay disabled once the browser loads a document: it may have been stopped, or have saved a file instead. */
const leaveTimeoutMs = 5000;

type Reply = PageContextReply<PageContext>;

async function fetchReply(address: string): Promise<Reply> {
  const { pathname, search } = new URL(address, location.origin);
  const response = await fetch(pageContextUrl(splitDocChain(pathname).page, search), { headers: { accept: 'application/json' } });
  return readPageContext(response, parsePageContext);
}

const whenAborted = async (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

export interface SiteRouter extends ClientNavigation {
  router: ReturnType<typeof createBrowserRouter>;
  contexts: PrefetchCache<Reply>;
  /** Whether files of this build are missing: links then load documents. */
  isStale: () => boolean;
  isLoading: () => boolean;
  /** Address of the page that is loading, if any. */
  findLoadingHref: () => string | undefined;
  /** Loads what renders a page ahead of need. */
  prefetchAssets: (pageId: string) => Promise<void>;
  /** Called before the browser follows a hash link by itself. */
  beforeHashLink: () => void;
}

/**
 * React Router over page contexts. A page that fails to load leaves the one on screen, under its own address, with a notice.
 *
 * @param page the page of the document
 * @param buildId names the running build
 */
export function createSiteRouter(page: ShownPage, buildId: string): SiteRouter {
  const { languages } = page.context;
  const contexts = createPrefetchCache(fetchReply);
  const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
    canonicalAddress({ pathname, search, hash: '' }, languages);

  let prefetching = 0;
  const prefetchAssets = async (pageId: string): Promise<void> => {
    prefetching += 1;
    // A failure matters once the page is asked for.
    await loadPageComponent(pageId).catch(() => undefined);
    prefetching -= 1;
  };
  const isLoading = (): boolean => router.state.navigation.state !== 'idle';
  const stale = watchStaleAssets({ isExpected: () => isLoading() || prefetching > 0, buildId, window });

  let failure: NavigationFailure | undefined;
  const listeners = new Set<() => void>();
  const setFailure = (next: NavigationFailure | undefined): void => {
    failure = next;
    for (const listener of listeners) listener();
  };

  const shownPage = (): ShownPage => (router.state.loaderData as Record<string, ShownPage>)[pageRouteId] ?? page;
  let isReturning = false;
  /** Ends a navigation without a page: the address becomes that of the page on screen again. */
  const cancel = (): void => {
    isReturning = true;
    const steps = shown.index - entryIndex();
    // Back and forward change the address before anything loads.
    if (steps !== 0) history.go(steps);
    else void router.navigate(router.state.location, { replace: true });
  };

  const load = async (url: URL, signal: AbortSignal): Promise<ShownPage> => {
    const { hash } = router.state.navigation.location ?? location;
    url.hash = hash;
    const leave = async (href: string): Promise<never> => {
      setTimeout(() => !signal.aborted && cancel(), leaveTimeoutMs);
      if (href !== location.href) throw redirectDocument(href);
      location.reload();
      return whenAborted(signal);
    };
    const resolved = await resolvePage(url, async (source) => contexts.take(addressOf(source)));
    if (resolved.kind === 'leave') return leave(resolved.href);
    const { page: context, url: target } = resolved;
    if (addressOf(target) !== addressOf(url)) {
      contexts.put(addressOf(target), { kind: 'page', context });
      const to = target.pathname + target.search + target.hash;
      // Back and forward have changed the address already.
      throw entryIndex() === shown.index ? redirect(to) : replace(to);
    }
    try {
      const Component = await loadPageComponent(context.pageId);
      // A page that this build does not have comes from a newer one.
      return Component === undefined ? await leave(target.href) : { context, Component };
    } catch (error) {
      if (stale.found()) return leave(target.href);
      throw error;
    }
  };

  const loader: LoaderFunction = async ({ request: { url, signal } }) => {
    if (isReturning) {
      isReturning = false;
      return shownPage();
    }
    closeDialogs();
    setFailure(undefined);
    const timeout = AbortSignal.timeout(loadTimeoutMs);
    try {
      const overdue = whenAborted(timeout).catch(() => Promise.reject(new NavigationError('PAGE_OVERDUE', `${url} takes too long`)));
      return await Promise.race([load(new URL(url), signal), overdue]);
    } catch (error) {
      if (error instanceof Response) throw error;
      if (signal.aborted) return whenAborted(signal);
      setFailure({ error, href: url });
      cancel();
      return whenAborted(signal);
    }
  };

  stampEntry(0);
  // Before React Router looks at it.
  addEventListener('popstate', () => stampEntry(shown.index + 1));
  const router = createBrowserRouter(createRoutes(loader), { hydrationData: { loaderData: { [pageRouteId]: page } } });
  let shown = { key: router.state.location.key, index: entryIndex() };
  const { positions, save } = keepScrollPositions(() => shown.key);
  let isFollowingHash = false;
  router.subscribe(({ location: { key }, navigation }) => {
    // Back to an address with a hash nothing is loaded.
    if (navigation.state === 'idle') isReturning = false;
    if (key === shown.key) return;
    if (!isFollowingHash) save(shown.key);
    isFollowingHash = false;
    shown = { key, index: entryIndex() };
  });
  // Restored from the browser's cache, a page is no longer being left.
  addEventListener('pageshow', ({ persisted }) => persisted && isLoading() && cancel());

  return {
    router,
    contexts,
    languages,
    positions,
    isStale: stale.found,
    isLoading,
    findLoadingHref: () => {
      const { location: next } = router.state.navigation;
      return next === undefined ? undefined : location.origin + router.createHref(next);
    },
    prefetchAssets,
    beforeHashLink: () => {
      save(shown.key);
      isFollowingHash = true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getFailure: () => failure,
    fail: (error) => setFailure({ error, href: undefined }),
    clearFailure: () => {
      const hasFailedToRender = failure !== undefined && failure.href === undefined;
      setFailure(undefined);
      if (hasFailedToRender) void router.revalidate();
    },
    retry: () => void (failure?.href !== undefined && router.navigate(addressOf(new URL(failure.href)))),
  };
}

/**
 * For "no such page" alone: a host that does not follow `_redirects` sends that document for addresses that stand for other pages. Shows the page that
 * client navigation finds there.
 */
export async function findMovedPage({ contexts, languages, router }: SiteRouter): Promise<void> {
  if (findPageId(new URL(location.href), languages) === undefined) return;
  const address = canonicalAddress({ pathname: location.pathname, search: location.search, hash: '' }, languages);
  const reply = await contexts.take(address).catch(() => undefined);
  if (reply === undefined || reply.kind === 'missing' || (reply.kind === 'page' && reply.context.pageId === notFoundPageId)) return;
  contexts.put(address, reply);
  await router.navigate(router.state.location, { replace: true });
}
