import { parseHistoryEntry, type HistoryEntry } from './history-entry.ts';
import { NavigationError } from './navigation-error.ts';
import type { ResolvedPage } from './resolve-page.ts';
import type { Arrival } from './scroll-target.ts';

export interface NavigatorLocation {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Of the history entry. */
  readonly key: string;
}

export interface NavigationFailure {
  readonly error: unknown;
  /** Where the reader wanted to go, where a page failed to load; undefined where the page on screen failed to render. */
  readonly href: string | undefined;
}

type PageFound<Page> = Extract<ResolvedPage<Page>, { kind: 'page' }>;

export interface NavigatorState<Page> {
  /** Where the page on screen is. */
  readonly location: NavigatorLocation;
  readonly page: Page;
  /** How it came there. */
  readonly arrival: Arrival;
  /** The address that is being loaded. */
  readonly loading: string | undefined;
  readonly failure: NavigationFailure | undefined;
}

export interface NavigatorParameters<Page> {
  /** The page that the document holds. */
  page: Page;
  window: Pick<Window, 'history' | 'location' | 'addEventListener'>;
  /**
   * Finds and loads the page of an address. `signal` aborts when the reader has gone elsewhere. A page that is given at once is shown at once, in
   * the task of the click that asked for it, and was never loading.
   */
  load: (url: URL, signal: AbortSignal) => PageFound<Page> | Promise<ResolvedPage<Page>>;
  /** Hears of every state that is left behind, while its page is still on screen. */
  onBeforeChange?: (left: NavigatorState<Page>) => void;
  /** Names new history entries. */
  createKey?: () => string;
}

export interface Navigator<Page> {
  getState: () => NavigatorState<Page>;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Shows the page of an address of the same origin. A navigation that is under way is dropped. */
  navigate: (href: string, options?: { replace?: boolean | undefined }) => Promise<void>;
  /** Tells that the page on screen failed to render. */
  fail: (error: unknown) => void;
  clearFailure: () => void;
}

/** How long a page may take to load. */
const loadingMsMax = 30_000;
/** How long the page counts as loading once the browser loads an address. Whether it was stopped, or saved a file, nobody says. */
const leavingMsMax = 5000;

// Not a random UUID: those are for pages that came over HTTPS alone.
const randomKey = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);

/**
 * Shows one page after another in one document: loads, commits to the history, follows back and forward, drops what is outdated, and holds the
 * failure of what could not be shown. A page that fails to load leaves the one before on screen, under its own address.
 */
export function createNavigator<Page>({
  page,
  window,
  load,
  onBeforeChange,
  createKey = randomKey,
}: NavigatorParameters<Page>): Navigator<Page> {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  let pending = new AbortController();
  /** Where the browser is; while a traversal loads, that is not where the page on screen is. */
  let entry: HistoryEntry = parseHistoryEntry(history.state) ?? { key: createKey(), index: 0 };
  let shown = entry;
  /** The browser is loading another document. */
  let isLeaving = false;
  history.replaceState(entry, '');

  const locate = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): NavigatorLocation => ({
    pathname,
    search,
    hash,
    key: entry.key,
  });
  let state: NavigatorState<Page> = { location: locate(location), page, arrival: 'initial', loading: undefined, failure: undefined };

  const set = (changes: Partial<NavigatorState<Page>>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const show = (changes: Pick<NavigatorState<Page>, 'location' | 'arrival'> & Partial<NavigatorState<Page>>): void => {
    shown = entry;
    set({ loading: undefined, ...changes });
  };
  const isShown = (url: Pick<URL, 'pathname' | 'search'>): boolean =>
    url.pathname === state.location.pathname && url.search === state.location.search;

  /** What an address leads to, once that has loaded; undefined when it was overtaken, failed, or is left to the browser. */
  const settle = async (loaded: Promise<ResolvedPage<Page>>, url: URL, signal: AbortSignal): Promise<PageFound<Page> | undefined> => {
    set({ loading: url.href, failure: undefined });
    const overdue = Promise.withResolvers<never>();
    const timer = setTimeout(() => overdue.reject(new NavigationError('PAGE_OVERDUE', `${url.href} takes too long`)), loadingMsMax);
    try {
      const resolved = await Promise.race([loaded, overdue.promise]);
      if (signal.aborted) return undefined;
      if (resolved.kind === 'page') return resolved;
      isLeaving = true;
      setTimeout(() => !signal.aborted && set({ loading: undefined }), leavingMsMax);
      if (resolved.href === location.href) location.reload();
      else location.assign(resolved.href);
    } catch (error) {
      if (signal.aborted) return undefined;
      set({ loading: undefined, failure: { error, href: url.href } });
      // Back and forward have changed the address already: it returns to that of the page on screen.
      if (entry.index !== shown.index) history.go(shown.index - entry.index);
    } finally {
      clearTimeout(timer);
    }
    return undefined;
  };
  const resolve = (url: URL): PageFound<Page> | Promise<PageFound<Page> | undefined> => {
    pending.abort();
    const own = (pending = new AbortController());
    // Whatever the browser loads would replace a page that is shown meanwhile: it loads what was asked for last.
    const loaded = isLeaving ? Promise.resolve({ kind: 'leave', href: url.href } as const) : load(url, own.signal);
    return loaded instanceof Promise ? settle(loaded, url, own.signal) : loaded;
  };

  const navigate: Navigator<Page>['navigate'] = async (href, { replace = false } = {}) => {
    const found = resolve(new URL(href, location.href));
    const resolved = found instanceof Promise ? await found : found;
    if (resolved === undefined) return;
    const { url, page: loaded } = resolved;
    onBeforeChange?.(state);
    const isReplaced = replace || url.href === location.href;
    entry = { key: createKey(), index: isReplaced ? entry.index : entry.index + 1 };
    if (isReplaced) history.replaceState(entry, '', url);
    else history.pushState(entry, '', url);
    show({ location: locate(url), page: loaded, failure: undefined, arrival: isReplaced ? 'replace' : 'push' });
  };

  const handlePopState = async (): Promise<void> => {
    const arrived = parseHistoryEntry(history.state);
    entry = arrived ?? { key: createKey(), index: shown.index + 1 };
    if (arrived === undefined) history.replaceState(entry, '');
    onBeforeChange?.(state);
    if (isShown(location)) {
      pending.abort();
      return show({ location: locate(location), arrival: arrived === undefined ? 'hash' : 'traverse' });
    }
    const found = resolve(new URL(location.href));
    const resolved = found instanceof Promise ? await found : found;
    if (resolved === undefined) return;
    onBeforeChange?.(state);
    if (resolved.url.href !== location.href) history.replaceState(entry, '', resolved.url);
    show({ location: locate(resolved.url), page: resolved.page, failure: undefined, arrival: 'traverse' });
  };

  window.addEventListener('popstate', () => void handlePopState());
  // Come back to from the browser's cache, the page is no longer being left, and what was loading when it was is not waited for.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    void handlePopState();
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    fail: (error) => set({ failure: { error, href: undefined } }),
    clearFailure: () => state.failure !== undefined && set({ failure: undefined }),
  };
}
