/** What a page knows of the code that it has yet to fetch. */
export interface CodeState {
  /** Code is waited for, and the server cannot be reached. */
  readonly isOffline: boolean;
  /** A file of the running build is missing: links should load whole pages. */
  readonly isStale: boolean;
}

/** The page whose code is loaded. */
export interface CodeLoaderHost {
  readonly window: Pick<Window & typeof globalThis, 'addEventListener' | 'fetch' | 'location'>;
  /** Lives as long as the tab; `setItem` returns whether the value is kept. */
  readonly store: {
    getItem: (key: string) => string | null;
    setItem: (key: string, value: string) => boolean;
    removeItem: (key: string) => void;
  };
  /** What tells builds apart: the hashed address of the entry. */
  readonly buildId: string;
  /** Address that is being opened; where none is, that of the page. */
  readonly findTarget: () => string;
}

export interface LoadCodeOptions {
  /** Whether to wait while the server cannot be reached. Without, the load fails at once. @default true */
  readonly waits?: boolean;
}

export interface CodeLoader {
  /**
   * Says which page this is. Until then a load that fails simply fails.
   *
   * @returns a function that takes it back
   */
  start: (page: CodeLoaderHost) => () => void;
  /**
   * Loads a part of the running build. While the server cannot be reached, waits and tries again. Where the server answers and the part still does
   * not load, a deployment has usually replaced it: the address being opened is loaded anew, once per build.
   *
   * @throws what `load` threw, where the build has been loaded anew before
   */
  load: <T>(load: () => Promise<T>, options?: LoadCodeOptions) => Promise<T>;
  /** Permits one more load of the whole page for this build, because the reader asks for it. */
  allowReload: () => void;
  getState: () => CodeState;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** Under which a tab remembers which build it has reloaded for; `tools/build/vite-start-notice.ts` uses it too. */
const reloadedBuildKey = 'onepoint:reloadedBuild:v1';
const retryMs = 5000;
const probeMsMax = 10_000;
/** How long the browser may take to open another document before the load counts as failed: the reader may have chosen to stay. */
const leavingMsMax = 10_000;

const delay = async (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Whether the server answers. `navigator.onLine` does not say: it is false on a machine with nothing but loopback, and true behind a dead router.
 */
async function isReachable({ window }: CodeLoaderHost): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeMsMax);
    const { status } = await window.fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Vite takes the link of a style sheet that failed for one that is there, and would not fetch it with the next try. */
function removeFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

/** Loads the code of one page; see {@link codeLoader}. */
export function createCodeLoader(): CodeLoader {
  const listeners = new Set<() => void>();
  let page: CodeLoaderHost | undefined;
  let state: CodeState = { isOffline: false, isStale: false };
  let waiting = 0;
  let nextTry = Promise.withResolvers<void>();
  /** Another document is being opened. */
  let leaving: Promise<void> | undefined;

  const set = (changes: Partial<CodeState>): void => {
    const before = state;
    state = { ...state, ...changes };
    if (before.isOffline !== state.isOffline || before.isStale !== state.isStale) for (const listener of listeners) listener();
  };
  const countWaiting = (change: 1 | -1): void => {
    waiting += change;
    set({ isOffline: waiting > 0 });
  };
  const retry = (): void => {
    nextTry.resolve();
    nextTry = Promise.withResolvers();
  };

  /** Opens the target with the files of the newest build. */
  const openAnew = async ({ store, buildId, window: { location } }: CodeLoaderHost, href: string, error: unknown): Promise<never> => {
    set({ isStale: true });
    if (leaving === undefined) {
      // Where the browser keeps nothing there is no telling a first reload from a loop.
      if (store.getItem(reloadedBuildKey) === buildId || !store.setItem(reloadedBuildKey, buildId)) throw error;
      // Specification, section 8 "Static asset load failure".
      console.warn('A file is missing: a newer version may have been deployed.');
      if (href === location.href) location.reload();
      else location.assign(href);
      leaving = delay(leavingMsMax);
    }
    await leaving;
    leaving = undefined;
    throw error;
  };

  const load: CodeLoader['load'] = async (loadPart, { waits = true } = {}) => {
    // A router names its target once it has begun all loads of a navigation.
    await Promise.resolve();
    const host = page;
    if (host === undefined) return loadPart();
    const findTarget = (): URL => new URL(host.findTarget(), host.window.location.href);
    const { pathname } = findTarget();
    let isWaiting = false;
    let wasReachable = false;
    try {
      for (;;) {
        try {
          return await loadPart();
        } catch (error) {
          const isServerThere = await isReachable(host);
          if (!isServerThere && !waits) throw error;
          // A connection that is back already deserves a second try before a deployment is suspected.
          if (isServerThere && wasReachable) {
            // Nobody waits for it where the reader has gone elsewhere meanwhile.
            const target = findTarget();
            if (target.pathname !== pathname) throw error;
            return await openAnew(host, target.href, error);
          }
          wasReachable = isServerThere;
          if (isServerThere) continue;
          if (!isWaiting) countWaiting(1);
          isWaiting = true;
          await Promise.race([nextTry.promise, delay(retryMs)]);
        }
      }
    } finally {
      if (isWaiting) countWaiting(-1);
    }
  };

  return {
    start: (host) => {
      page = host;
      const stop = new AbortController();
      const { signal } = stop;
      host.window.addEventListener('online', retry, { signal });
      host.window.addEventListener('error', removeFailedSheet, { capture: true, signal });
      return () => {
        stop.abort();
        page = undefined;
        leaving = undefined;
        set({ isStale: false });
      };
    },
    load,
    allowReload: () => page?.store.removeItem(reloadedBuildKey),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Loads the code of this page. The app starts it before it loads anything. */
export const codeLoader: CodeLoader = /* @__PURE__ */ createCodeLoader();
