import { prefersLessData, type ConnectionHints } from '@onepoint/navigation';
import { whenIdle } from '../../shared/when-idle.ts';
import type { PageAssets } from './page-assets.ts';
import { findPageId } from './site-address.ts';

const signsOfReader = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** How long the same links stay in the window before anything is fetched: whoever scrolls past or touches one has no use for the others. */
const restMs = 300;

export interface WatchLinksInViewParameters {
  assets: Pick<PageAssets, 'prefetch'>;
  languages: readonly string[];
  /** Whether a page is being loaded that the reader asked for. */
  isLoading: () => boolean;
}

/**
 * Fetches what draws the pages whose links are in the window, from the reader's first move on: a page that is only opened, or measured, loads what it
 * shows and nothing else. Never in the way of a page that is asked for: one after another, when the browser is idle, and none while one loads.
 *
 * @returns `observe` to be called for every page drawn, and `stop`
 */
export function watchLinksInView({ assets, languages, isLoading }: WatchLinksInViewParameters): { observe: () => void; stop: () => void } {
  const inView = new Set<HTMLAnchorElement>();
  let isRead = false;
  let isFetching = false;
  let cancel: (() => void) | undefined;
  const fetchAhead = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    for (const anchor of inView) {
      if (isLoading()) break;
      inView.delete(anchor);
      observer.unobserve(anchor);
      const pageId = findPageId(new URL(anchor.href), languages);
      if (pageId !== undefined) await assets.prefetch(pageId);
    }
    isFetching = false;
  };
  const waitForRest = (): void => {
    cancel?.();
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void fetchAhead());
    }, restMs);
    cancel = () => clearTimeout(timer);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    waitForRest();
  });
  const observe = (): void => {
    if (!isRead || prefersLessData(navigator as ConnectionHints)) return;
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) observer.observe(anchor);
    // What a page that was asked for has held up goes on.
    if (inView.size > 0) waitForRest();
  };
  const signs = new AbortController();
  const start = (): void => {
    signs.abort();
    isRead = true;
    observe();
  };
  for (const sign of signsOfReader) addEventListener(sign, start, { signal: signs.signal, passive: true });
  // What woke the application was a sign, too.
  if (window.onepointIsRead === true) start();
  return {
    observe,
    stop: () => {
      signs.abort();
      observer.disconnect();
      inView.clear();
      cancel?.();
    },
  };
}
