import type { HistoryArrival, HistoryMark, HistoryPlace, ModalHistory } from './modal-history.ts';

/** What is used of a router; react-router's data routers have this shape. */
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

/** Where a router is told to go. */
export type ModalRouterTarget = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string } | null;

export interface ModalRouterNavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

export interface ModalRouterNavigate {
  (steps: number): Promise<void>;
  (to: ModalRouterTarget, options?: ModalRouterNavigateOptions): Promise<void>;
}

const arrivals: Readonly<Record<string, HistoryArrival>> = { POP: 'pop', PUSH: 'push', REPLACE: 'replace' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The mark in an entry's state; undefined for anything else that lies there. */
export function parseHistoryMark(state: unknown): HistoryMark | undefined {
  const mark = isRecord(state) ? state['modals'] : undefined;
  const page = isRecord(mark) ? mark['page'] : undefined;
  if (!isRecord(mark) || !isRecord(page)) return undefined;
  const { depth } = mark;
  const { visit, search } = page;
  const isDepth = typeof depth === 'number' && Number.isSafeInteger(depth) && depth > 0;
  return isDepth && typeof visit === 'string' && typeof search === 'string' ? { depth, page: { visit, search } } : undefined;
}

/** The history of a router, for {@link connectModalHistory}. What the app keeps in an entry's state stays there. */
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
