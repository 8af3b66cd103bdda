import { runningBuild } from './code-loader.ts';

interface VersionWatchParameters {
  readonly window: Pick<Window & typeof globalThis, 'addEventListener' | 'fetch' | 'location' | 'setTimeout' | 'clearTimeout'>;
  readonly document: Document;
  /** Called once, while the user is idle. */
  readonly onNewVersion: () => void;
}

/** The build file that a document starts; `tools/build/vite-start-notice.ts` marks it. */
const entryTag = /<script\b[^>]*\sdata-start[\s>=][^>]*>/;
/** Minimum time between two checks when a user returns to a tab repeatedly. */
const askMsMin = 60_000;
const timeoutMs = 10_000;
/** Without a key or a click for this long, the user is idle. */
const idleMs = 3000;

/** Address of the entry that a document starts; undefined for an error page, or anything else that isn't a document of the app. */
function entryOf(html: string, base: string): string | undefined {
  const tag = entryTag.exec(html)?.[0] ?? '';
  const src = /\ssrc="([^"]+)"/.exec(tag)?.[1];
  return src === undefined ? undefined : URL.parse(src, base)?.href;
}

/**
 * Detects that a newer build has been deployed: when the user returns to the tab, requests the page's document again (usually answered
 * with 304) and compares its entry with that of the running build.
 *
 * @returns a function that ends the watch
 */
export function watchVersion({ window, document, onNewVersion }: VersionWatchParameters): () => void {
  const build = runningBuild();
  const stop = new AbortController();
  const { signal } = stop;
  if (build === '') return () => undefined;
  let askedAtMs = -Infinity;
  let isAsking = false;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const announceWhenIdle = (): void => {
    window.clearTimeout(idle);
    idle = window.setTimeout(() => {
      stop.abort();
      onNewVersion();
    }, idleMs) as unknown as ReturnType<typeof setTimeout>;
  };
  const ask = async (): Promise<void> => {
    const { href } = window.location;
    const response = await window.fetch(href, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const entry = response.ok ? entryOf(await response.text(), href) : undefined;
    if (signal.aborted || entry === undefined || entry === build) return;
    for (const input of ['keydown', 'pointerdown']) window.addEventListener(input, announceWhenIdle, { signal, capture: true });
    announceWhenIdle();
  };
  const handleReturn = (): void => {
    if (isAsking || idle !== undefined || document.visibilityState !== 'visible' || performance.now() - askedAtMs < askMsMin) return;
    isAsking = true;
    askedAtMs = performance.now();
    // Offline, or the server is busy: the next return tries again.
    void ask()
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };
  window.addEventListener('focus', handleReturn, { signal });
  document.addEventListener('visibilitychange', handleReturn, { signal });
  return () => {
    stop.abort();
    window.clearTimeout(idle);
  };
}
