import { clickActionOf, linkKindOf, prefersLessData, type ConnectionHints } from '@onepoint/navigation';
import { whenIdle } from '../../shared/when-idle.ts';
import { canonicalAddress, findPageId } from './site-address.ts';
import type { SiteRouter } from './site-router.ts';

const signsOfReader = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'];
/** How long the same links stay in view before anything is prefetched (specification, section 9: idle timeout of the link handler). */
const restMs = 300;

const anchorOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const savesData = (): boolean => prefersLessData(navigator as ConnectionHints);

export type WatchLinksParameters = Pick<
  SiteRouter,
  'languages' | 'contexts' | 'findLoadingHref' | 'isStale' | 'getFailure' | 'clearFailure' | 'prefetchAssets' | 'beforeHashLink'
> & { router: { navigate: (href: string, options: { replace: boolean }) => unknown } };

/**
 * Makes links to the site's own pages navigate by React Router, wherever they stand: links in articles need no component. One with
 * `data-navigation="replace"` replaces the current history entry. Hovering or touching a link prefetches its page.
 *
 * @returns a function that leaves links to the browser again
 */
export function watchLinks(site: WatchLinksParameters): () => void {
  const { languages, contexts, router } = site;
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleClick = (click: MouseEvent): void => {
    clearTimeout(timer);
    const anchor = anchorOf(click);
    if (anchor === null) return;
    const action = clickActionOf({
      click,
      anchor,
      currentHref: location.href,
      isPage: (url) => findPageId(url, languages) !== undefined,
      loading: site.findLoadingHref(),
      failed: site.getFailure() !== undefined,
      stale: site.isStale(),
    });
    if (action === 'browser') {
      if (linkKindOf(anchor, location.href) === 'hash' && anchor.hash !== location.hash) site.beforeHashLink();
      return;
    }
    click.preventDefault();
    if (action === 'clearError') site.clearFailure();
    const replace = anchor.dataset['navigation'] === 'replace';
    if (action === 'navigate') void router.navigate(canonicalAddress(new URL(anchor.href), languages), { replace });
  };
  const prefetch = (event: Event): void => {
    const anchor = anchorOf(event);
    const url = anchor === null ? null : URL.parse(anchor.href);
    if (url === null || url.pathname === location.pathname || savesData()) return;
    const pageId = findPageId(url, languages);
    if (pageId === undefined) return;
    contexts.prefetch(canonicalAddress({ pathname: url.pathname, search: url.search, hash: '' }, languages));
    void site.prefetchAssets(pageId);
  };
  // A page that has just appeared is under the pointer, too: it is painted first.
  const handlePointer = (event: Event): void => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, 0, event);
  };
  document.addEventListener('click', handleClick, { signal: stop.signal });
  document.addEventListener('pointerover', handlePointer, { signal: stop.signal, passive: true });
  document.addEventListener('touchstart', prefetch, { signal: stop.signal, passive: true });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/**
 * Prefetches the assets of pages whose links are in view, once the reader has done something and the browser is idle; none while a page loads.
 *
 * @returns `observe`, to be called for every page rendered, and `stop`
 */
export function watchLinksInView({
  languages,
  isLoading,
  prefetchAssets,
}: Pick<SiteRouter, 'languages' | 'isLoading' | 'prefetchAssets'>): {
  observe: () => void;
  stop: () => void;
} {
  const inView = new Set<HTMLAnchorElement>();
  let cancel: (() => void) | undefined;
  const prefetch = (): void => {
    if (isLoading()) return;
    for (const anchor of inView) {
      inView.delete(anchor);
      observer.unobserve(anchor);
      const pageId = findPageId(new URL(anchor.href), languages);
      if (pageId !== undefined) void prefetchAssets(pageId);
    }
  };
  const prefetchSoon = (): void => {
    cancel?.();
    const timer = setTimeout(() => (cancel = whenIdle(prefetch)), restMs);
    cancel = () => clearTimeout(timer);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    prefetchSoon();
  });
  let hasActed = false;
  const observe = (): void => {
    if (!hasActed || savesData()) return;
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) observer.observe(anchor);
    // What a navigation has held up continues.
    if (inView.size > 0) prefetchSoon();
  };
  const signs = new AbortController();
  const start = (): void => {
    signs.abort();
    hasActed = true;
    observe();
  };
  for (const sign of signsOfReader) addEventListener(sign, start, { signal: signs.signal, passive: true });
  return {
    observe,
    stop: () => {
      signs.abort();
      observer.disconnect();
      cancel?.();
    },
  };
}
