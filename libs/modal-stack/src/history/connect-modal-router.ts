import { findTopModal } from '../modal-entries.ts';
import { modalParameter } from '../modal-link.ts';
import type { ModalStack } from '../modal-stack.ts';
import { connectModalHistory, type ModalHistoryConnection } from './connect-modal-history.ts';
import type { HistoryArrival, HistoryMark, HistoryPlace, ModalHistory } from './modal-history.ts';

export interface ModalRouter {
  readonly state: ModalRouterState;
  navigate: ModalRouterNavigate;
  readonly subscribe: (listener: (state: ModalRouterState) => void) => () => void;
}

export interface ModalRouterState {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string; readonly state: unknown };
  /** `POP`, `PUSH` or `REPLACE`. */
  readonly historyAction: string;
  readonly navigation: { readonly state: string; readonly location?: { readonly pathname: string } | undefined };
}

type ModalRouterTarget = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string } | null;

interface ModalRouterNavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

interface ModalRouterNavigate {
  (steps: number): Promise<void>;
  (to: ModalRouterTarget, options?: ModalRouterNavigateOptions): Promise<void>;
}

const arrivals: Readonly<Record<string, HistoryArrival>> = { POP: 'pop', PUSH: 'push', REPLACE: 'replace' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Parses the mark in the state of a history entry; undefined if there is no valid one. */
export function parseHistoryMark(state: unknown): HistoryMark | undefined {
  const mark = isRecord(state) ? state['modals'] : undefined;
  const page = isRecord(mark) ? mark['page'] : undefined;
  if (!isRecord(mark) || !isRecord(page)) return undefined;
  const { depth } = mark;
  const { visit, search } = page;
  const isDepth = typeof depth === 'number' && Number.isSafeInteger(depth) && depth > 0;
  return isDepth && typeof visit === 'string' && typeof search === 'string' ? { depth, page: { visit, search } } : undefined;
}

/** Adapts a router for {@link connectModalHistory}. Preserves the app's own history state. */
export function createRouterHistory(router: ModalRouter): ModalHistory {
  const navigate = router.navigate;
  const write = (search: string, mark: HistoryMark | undefined, replace: boolean) => {
    const { pathname, hash, state } = router.state.location;
    const kept = isRecord(state) ? state : {};
    void navigate({ pathname, search, hash }, { replace, state: { ...kept, modals: mark }, preventScrollReset: true });
  };
  return {
    getPlace: (): HistoryPlace => {
      const { pathname, search, state } = router.state.location;
      return { pathname, search, mark: parseHistoryMark(state) };
    },
    isBusy: () => router.state.navigation.state !== 'idle',
    push: (search, mark) => write(search, mark, false),
    replace: (search, mark) => write(search, mark, true),
    back: (steps) => void navigate(-steps),
    subscribe: (listener) => {
      let { location } = router.state;
      return router.subscribe((state) => {
        if (state.navigation.state !== 'idle') {
          const { pathname = state.location.pathname } = state.navigation.location ?? {};
          if (pathname !== state.location.pathname) listener('depart');
          return;
        }
        const moved = state.location !== location;
        location = state.location;
        listener(moved ? (arrivals[state.historyAction] ?? 'idle') : 'idle');
      });
    },
  };
}

export interface ConnectModalRouterParameters {
  readonly stack: ModalStack;
  /** A react-router data router or a compatible one. Replaces its `navigate` with one that closes modals first. */
  readonly router: ModalRouter;
}

export type ModalRouterConnection = Pick<ModalHistoryConnection, 'offerLinks' | 'leave'>;

/** Target URL of a navigation. Relative paths resolve against the pathname, not the route. */
function urlOf(to: ModalRouterTarget, pathname: string): URL {
  const path = typeof to === 'string' ? to : `${to?.pathname ?? ''}${to?.search ?? ''}`;
  return new URL(path, `http://router${pathname}`);
}

/**
 * Runs {@link connectModalHistory} for an app with a router. Replaces `router.navigate`, so that no navigation leaves modal history entries
 * behind.
 */
export function connectModalRouter({ stack, router }: ConnectModalRouterParameters): ModalRouterConnection {
  const goTo = router.navigate;
  const { leave, offerLinks } = connectModalHistory({ stack, history: createRouterHistory(router) });

  const keepsModals = (to: ModalRouterTarget): boolean => {
    const { pathname } = router.state.location;
    const url = urlOf(to, pathname);
    if (url.pathname !== pathname) return false;
    return url.searchParams.has(modalParameter) || findTopModal(stack.getState().entries) !== undefined;
  };

  async function navigate(steps: number): Promise<void>;
  async function navigate(to: ModalRouterTarget, options?: ModalRouterNavigateOptions): Promise<void>;
  async function navigate(to: ModalRouterTarget | number, options: ModalRouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return goTo(to);
    if (keepsModals(to)) return goTo(to, options);
    return new Promise((resolve, reject) => {
      // Runs in a microtask, because the router notifies subscribers of a completed step back before it resets its own state. A navigation
      // started synchronously would render the page without updating the URL.
      const go = (replace: boolean) => queueMicrotask(() => void goTo(to, { ...options, replace }).then(resolve, reject));
      leave(options.replace ?? false, go);
    });
  }

  router.navigate = navigate;
  return { offerLinks, leave };
}
