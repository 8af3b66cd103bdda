import { prefersLessData, type ConnectionHints } from '@onepoint/navigation';
import { whenIdle } from '../../shared/when-idle.ts';
import { isLivePage } from '../is-live-page.ts';
import type { PageAssets } from './page-assets.ts';
import type { PageContexts } from './page-contexts.ts';
import { canonicalAddress, findPageId } from './site-address.ts';

const signsOfReader = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** How long the same links stay in the window before anything is fetched: whoever scrolls past or touches one has no use for the others. */
const restMs = 300;
/** A page that changes with a build alone may be as old as a visit to the page before it. */
const builtPageValidMs = 300_000;

/** What the page itself names as the one before or after it. */
const isNeighbour = ({ rel }: HTMLAnchorElement): boolean => rel === 'next' || rel === 'prev';

export interface WatchLinksInViewParameters {
  assets: Pick<PageAssets, 'prefetch'>;
  contexts: Pick<PageContexts, 'prefetch'>;
  languages: readonly string[];
  /** Hears of the page that a reader is most likely to go on to, once it is being fetched ahead. */
  onNext: (address: string) => void;
  /** Whether a page is being loaded that the reader asked for. */
  isLoading: () => boolean;
}

/**
 * Fetches what draws the pages whose links are in the window, from the reader's first move on: a page that is only opened, or measured, loads what it
 * shows and nothing else. Of the pages before and after it, whose texts are as much a part of the build as their scripts, it fetches both. Never in the way of a page that is asked for: one after another, when the browser is idle, and none while one loads.
 *
 * @returns `observe` to be called for every page drawn, and `stop`
 */
export function watchLinksInView({ assets, contexts, languages, onNext, isLoading }: WatchLinksInViewParameters): {
  observe: () => void;
  stop: () => void;
} {
  const inView = new Set<HTMLAnchorElement>();
  let isRead = false;
  let isFetching = false;
  let cancel: (() => void) | undefined;
  const mostLikely = (): HTMLAnchorElement | undefined => {
    const anchors = [...inView];
    return anchors.find(isNeighbour) ?? anchors[0];
  };
  const fetchAhead = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    for (let anchor = mostLikely(); anchor !== undefined && !isLoading(); anchor = mostLikely()) {
      inView.delete(anchor);
      observer.unobserve(anchor);
      const url = new URL(anchor.href);
      const pageId = findPageId(url, languages);
      if (pageId === undefined) continue;
      const address = canonicalAddress(url, languages);
      const isAhead = isNeighbour(anchor) && !isLivePage(pageId);
      if (isAhead) contexts.prefetch(address, builtPageValidMs);
      await assets.prefetch(pageId);
      if (isAhead && anchor.rel === 'next') onNext(address);
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
