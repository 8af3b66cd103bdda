export interface CodeState {
  /** A load is waiting because the server can't be reached. */
  readonly isOffline: boolean;
  /** A file of the running build is missing: links should load whole pages. */
  readonly isStale: boolean;
}

export interface CodeLoaderHost {
  readonly window: Pick<Window & typeof globalThis, 'addEventListener' | 'fetch' | 'location'>;
  /** Lives as long as the tab; `setItem` returns whether the value was stored. */
  readonly store: {
    getItem: (key: string) => string | null;
    setItem: (key: string, value: string) => boolean;
    removeItem: (key: string) => void;
  };
  /** Identifies the running build: the hashed address of the entry. */
  readonly buildId: string;
  /** Address of the page that is loading, or else of the page on screen. */
  readonly findTarget: () => string;
}

export interface LoadCodeOptions {
  /** Whether to wait while the server cannot be reached. If false, the load fails immediately. @default true */
  readonly waits?: boolean;
  /** Whether a missing file reloads the document. If false, it only marks the build as stale: for prefetching. @default true */
  readonly reloads?: boolean;
}

export interface CodeLoader {
  /**
   * Connects the loader to the page. Before that, failed loads are not retried.
   *
   * @returns a function that disconnects it
   */
  start: (page: CodeLoaderHost) => () => void;
  /**
   * Loads a part of the running build. Waits and retries while the server cannot be reached. If the server responds and the part still does not load, a
   * deployment has usually replaced it: the page that is loading is then opened as a new document, once per build.
   *
   * @throws what `load` threw, if the document was reloaded for this build before
   */
  load: <T>(load: () => Promise<T>, options?: LoadCodeOptions) => Promise<T>;
  /** Allows one more reload for this build, because the user asked for it. */
  allowReload: () => void;
  getState: () => CodeState;
  subscribe: (listener: () => void) => () => void;
}

/** The build that this tab has reloaded for; `tools/build/vite-start-notice.ts` uses the same key. */
const reloadedBuildKey = 'onepoint:reloadedBuild:v1';
const retryMs = 5000;
const probeMsMax = 10_000;
/** How long to wait for the browser to open the new document. After that the load fails, because the user may have chosen to stay. */
const leavingMsMax = 10_000;

const delay = async (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Address of the entry of the running build, which contains a hash of the build; empty if the document names none. */
export function runningBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[data-start]')?.src ?? '';
}

/**
 * Whether the server responds. `navigator.onLine` is unreliable: it is false on a machine with only a loopback interface, and true behind a
 * dead router.
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

/** Vite treats the link of a style sheet that failed as loaded and would not fetch it on the next attempt. */
function removeFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

/** Creates a loader; pages use the shared {@link codeLoader}. */
export function createCodeLoader(): CodeLoader {
  const listeners = new Set<() => void>();
  let page: CodeLoaderHost | undefined;
  let state: CodeState = { isOffline: false, isStale: false };
  let waiting = 0;
  let nextTry = Promise.withResolvers<void>();
  /** Settles after the browser has had enough time to open another document. */
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

  /** Opens the target as a new document, with the files of the newest build. */
  const openDocument = async ({ store, buildId, window: { location } }: CodeLoaderHost, href: string, error: unknown): Promise<never> => {
    if (leaving === undefined) {
      // If nothing can be stored, a first reload cannot be distinguished from a loop.
      if (store.getItem(reloadedBuildKey) === buildId || !store.setItem(reloadedBuildKey, buildId)) throw error;
      // Section 8 of the specification, "Static asset load failure".
      console.warn('A file is missing: a newer version may have been deployed.');
      if (href === location.href) location.reload();
      else location.assign(href);
      leaving = delay(leavingMsMax);
    }
    await leaving;
    leaving = undefined;
    throw error;
  };

  const load: CodeLoader['load'] = async (loadPart, { waits = true, reloads = true } = {}) => {
    // Routers set their target after they have started all loads of a navigation.
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
          // The connection might be back by now, so try once more before assuming a new deployment.
          if (isServerThere && wasReachable) {
            set({ isStale: true });
            // The user may have navigated elsewhere in the meantime.
            const target = findTarget();
            if (!reloads || target.pathname !== pathname) throw error;
            return await openDocument(host, target.href, error);
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

/** The page's shared loader. The app must call `start` before it loads anything. */
export const codeLoader: CodeLoader = /* @__PURE__ */ createCodeLoader();
