import { clickActionOf, prefersLessData, type ConnectionHints, type Navigator as SiteNavigator } from '@onepoint/navigation';
import type { ShownPage } from '../shown-page.ts';
import type { PageAssets } from './page-assets.ts';
import type { PageContexts } from './page-contexts.ts';
import { canonicalAddress, findPageId } from './site-address.ts';

export interface WatchLinksParameters {
  navigator: Pick<SiteNavigator<ShownPage>, 'getState' | 'navigate' | 'clearFailure'>;
  contexts: Pick<PageContexts, 'prefetch'>;
  assets: Pick<PageAssets, 'prefetch'>;
  languages: readonly string[];
  isStale: () => boolean;
  /** Hears of a link that is about to be followed, once its page is being fetched ahead. */
  onIntent: (anchor: HTMLAnchorElement, address: string) => void;
  /** Hears that the browser is about to move within the page. */
  onHashLink: () => void;
}

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Makes links to the site's own pages navigate without a page load, wherever they stand: links in articles need no component. One with
 * `data-navigation="replace"` takes the place of the current history entry. Hovering or touching a link fetches its page ahead.
 *
 * @returns a function that leaves the links to the browser
 */
export function watchLinks({
  navigator: site,
  contexts,
  assets,
  languages,
  isStale,
  onIntent,
  onHashLink,
}: WatchLinksParameters): () => void {
  const stop = new AbortController();
  let pointerTimer: ReturnType<typeof setTimeout> | undefined;
  const handleClick = (click: MouseEvent): void => {
    // From here on it is no longer ahead.
    clearTimeout(pointerTimer);
    const anchor = anchorOf(click);
    if (anchor === null) return;
    const { loading, failure } = site.getState();
    const action = clickActionOf({
      click,
      anchor,
      currentHref: location.href,
      isPage: (url) => findPageId(url, languages) !== undefined,
      loading,
      failed: failure !== undefined,
      stale: isStale(),
    });
    if (action === 'browser') return onHashLink();
    click.preventDefault();
    if (action === 'clearError') site.clearFailure();
    const replace = anchor.dataset['navigation'] === 'replace';
    if (action === 'navigate') void site.navigate(canonicalAddress(new URL(anchor.href), languages), { replace });
  };
  const fetchAhead = (event: Event): void => {
    const anchor = anchorOf(event);
    const url = anchor === null ? null : URL.parse(anchor.href);
    if (url === null || url.pathname === location.pathname || prefersLessData(navigator as ConnectionHints)) return;
    const pageId = findPageId(url, languages);
    if (pageId === undefined) return;
    const address = canonicalAddress({ pathname: url.pathname, search: url.search, hash: '' }, languages);
    contexts.prefetch(address);
    void assets.prefetch(pageId);
    if (anchor !== null) onIntent(anchor, address);
  };
  // A page that has just come is under the pointer, too: it is painted first.
  const handlePointer = (event: Event): void => {
    clearTimeout(pointerTimer);
    pointerTimer = setTimeout(fetchAhead, 0, event);
  };
  document.addEventListener('click', handleClick, { signal: stop.signal });
  document.addEventListener('pointerover', handlePointer, { signal: stop.signal, passive: true });
  document.addEventListener('touchstart', fetchAhead, { signal: stop.signal, passive: true });
  return () => {
    clearTimeout(pointerTimer);
    stop.abort();
  };
}
