import { prefersLessData, type ConnectionHints } from '@onepoint/navigation';
import type { PageAssets } from './page-assets.ts';
import { findPageId } from './site-address.ts';

const signsOfReader = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

export interface WatchLinksInViewParameters {
  assets: Pick<PageAssets, 'prefetch'>;
  languages: readonly string[];
}

/**
 * Fetches what draws the pages whose links are in the window, from the reader's first move on: a page that is only opened, or measured, loads what it
 * shows and nothing else.
 *
 * @returns `observe` to be called for every page drawn, and `stop`
 */
export function watchLinksInView({ assets, languages }: WatchLinksInViewParameters): { observe: () => void; stop: () => void } {
  let isRead = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const pageId = findPageId(new URL(target.href), languages);
      if (pageId !== undefined) assets.prefetch(pageId);
    }
  });
  const observe = (): void => {
    if (!isRead || prefersLessData(navigator as ConnectionHints)) return;
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) observer.observe(anchor);
  };
  const signs = new AbortController();
  const start = (): void => {
    signs.abort();
    isRead = true;
    observe();
  };
  for (const sign of signsOfReader) addEventListener(sign, start, { signal: signs.signal, passive: true });
  return {
    observe,
    stop: () => {
      signs.abort();
      observer.disconnect();
    },
  };
}
