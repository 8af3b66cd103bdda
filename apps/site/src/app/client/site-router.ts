import {
  codeLoader,
  createPrefetchCache,
  NavigationError,
  pageContextUrl,
  readPageContext,
  resolvePage,
  type PageContextReply,
  type PrefetchCache,
} from '@onepoint/navigation';
import { createBrowserRouter, redirect, redirectDocument, replace, type LoaderFunction } from 'react-router';
import { parsePageContext, type PageContext } from '../../shared/page-context.ts';
import { splitDocChain } from '../../shared/site-paths.ts';
import { findPageId, loadPageComponent, notFoundPageId, pageAddress, type ShownPage } from '../pages.ts';
import { createRoutes, pageRouteId, type ClientNavigation, type NavigationFailure } from '../routes.tsx';
import { entryIndex, entryKey, keepScrollPositions, stampEntry } from './history-entries.ts';

/** How long a page may take to load: links are disabled in the meantime. */
const loadTimeoutMs = 30_000;
/** How long links stay disabled while the browser loads a document: the reader may have stopped it, or it may be a download. */
const leaveTimeoutMs = 5000;

async function fetchReply(address: string): Promise<PageContextReply<PageContext>> {
  const { pathname, search } = new URL(address, location.origin);
  const response = await fetch(pageContextUrl(splitDocChain(pathname).page, search), { headers: { accept: 'application/json' } });
  return readPageContext(response, parsePageContext);
}

async function whenAborted(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

export interface SiteRouter extends ClientNavigation {
  router: ReturnType<typeof createBrowserRouter>;
  contexts: PrefetchCache<PageContextReply<PageContext>>;
  languages: readonly string[];
  isLoading: () => boolean;
  findLoadingHref: () => string | undefined;
  prefetchAssets: (pageId: string) => Promise<unknown>;
  /** Call before the browser follows a hash link itself. */
  beforeHashLink: () => void;
}

/** Runs React Router on page contexts. If a page fails to load, the page on screen stays at its own address, with a notice. */
export function createSiteRouter(page: ShownPage): SiteRouter {
  const { languages } = page.context;
  const contexts = createPrefetchCache(fetchReply);
  const addressOf = (url: Pick<URL, 'pathname' | 'search'>): string => pageAddress(url, languages);

  let failure: NavigationFailure | undefined;
  const listeners = new Set<() => void>();
  const setFailure = (next: NavigationFailure | undefined): void => {
    failure = next;
    for (const listener of listeners) listener();
  };

  const isLoading = (): boolean => router.state.navigation.state !== 'idle';
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
    url.hash = (router.state.navigation.location ?? location).hash;
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
    const Component = await codeLoader.load(async () => loadPageComponent(context.pageId), { waits: false });
    // A page that this build does not have comes from a newer one.
    return Component === undefined ? leave(target.href) : { context, Component };
  };

  const loader: LoaderFunction = async ({ request: { url, signal } }) => {
    if (isReturning) {
      isReturning = false;
      return (router.state.loaderData as Record<string, ShownPage>)[pageRouteId] ?? page;
    }
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    setFailure(undefined);
    const overdue = whenAborted(AbortSignal.timeout(loadTimeoutMs)).catch(() => {
      throw new NavigationError('PAGE_OVERDUE', `${url} takes too long`);
    });
    try {
      return await Promise.race([load(new URL(url), signal), overdue]);
    } catch (error) {
      // Redirects are thrown as responses.
      if (error instanceof Response) throw error;
      if (!signal.aborted) {
        setFailure({ error, href: url });
        cancel();
      }
      return whenAborted(signal);
    }
  };

  stampEntry(0);
  let shown = { key: entryKey(), index: entryIndex() };
  const { positions, save } = keepScrollPositions(() => shown.key);
  const navigation: ClientNavigation = {
    positions,
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
    retry: () => {
      if (failure?.href === undefined) return;
      codeLoader.allowReload();
      void router.navigate(addressOf(new URL(failure.href)));
    },
  };
  // Registered before React Router's own listener reads the state.
  addEventListener('popstate', () => stampEntry(shown.index + 1));
  const router = createBrowserRouter(createRoutes(loader, navigation), { hydrationData: { loaderData: { [pageRouteId]: page } } });
  let isFollowingHash = false;
  router.subscribe(({ location: { key }, navigation: { state } }) => {
    // Going back to an address with a hash runs no loader.
    if (state === 'idle') isReturning = false;
    if (key === shown.key) return;
    if (!isFollowingHash) save();
    isFollowingHash = false;
    shown = { key, index: entryIndex() };
  });
  // A page restored from the back/forward cache is not being left any more.
  addEventListener('pageshow', ({ persisted }) => persisted && isLoading() && cancel());

  return {
    ...navigation,
    languages,
    router,
    contexts,
    isLoading,
    findLoadingHref: () => router.state.navigation.location && location.origin + router.createHref(router.state.navigation.location),
    // A failure only matters once the reader requests the page.
    prefetchAssets: async (pageId) =>
      codeLoader.load(async () => loadPageComponent(pageId), { waits: false, reloads: false }).catch(() => undefined),
    beforeHashLink: () => {
      save();
      isFollowingHash = true;
    },
  };
}

/**
 * For the not-found document, which hosts that ignore `_redirects` send for rewritten and redirected addresses. Shows the page that client
 * navigation finds there.
 */
export async function findMovedPage({ contexts, languages, router }: SiteRouter): Promise<void> {
  if (findPageId(new URL(location.href), languages) === undefined) return;
  const address = pageAddress(location, languages);
  const reply = await contexts.take(address).catch(() => undefined);
  if (reply === undefined || reply.kind === 'missing' || (reply.kind === 'page' && reply.context.pageId === notFoundPageId)) return;
  contexts.put(address, reply);
  await router.navigate(router.state.location, { replace: true });
}
