import { clickActionOf, codeLoader, linkKindOf, prefersLessData, type ConnectionHints } from '@onepoint/navigation';
import { whenIdle } from '../../shared/defer-work.ts';
import { findPageId, pageAddress } from '../pages.ts';
import type { SiteRouter } from './site-router.ts';

const readerActions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'];
/** How long the same links stay in view before anything is prefetched (specification, section 9: idle timeout of the link handler). */
const restMs = 300;

const anchorOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Makes links to the site's own pages navigate with React Router, including links in articles, which are plain markup. A link with
 * `data-navigation="replace"` replaces the current history entry. Hovering or touching a link prefetches its page, and its code as soon as it is in view.
 *
 * @returns a function that stops it
 */
export function watchLinks(site: SiteRouter): () => void {
  const { languages, contexts, router } = site;
  const inView = watchLinksInView(site);
  const stopRouter = router.subscribe(({ navigation: { state } }) => state === 'idle' && inView.observe());
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleClick = (click: MouseEvent): void => {
    clearTimeout(timer);
    const anchor = anchorOf(click);
    if (anchor === null) return;
    const isPage = (url: URL): boolean => findPageId(url, languages) !== undefined;
    const [failed, stale] = [site.getFailure() !== undefined, codeLoader.getState().isStale];
    const action = clickActionOf({ click, anchor, currentHref: location.href, isPage, loading: site.findLoadingHref(), failed, stale });
    if (action === 'browser') {
      if (linkKindOf(anchor, location.href) === 'hash' && anchor.hash !== location.hash) site.beforeHashLink();
      return;
    }
    click.preventDefault();
    if (action === 'clearError') site.clearFailure();
    const replace = anchor.dataset['navigation'] === 'replace';
    if (action === 'navigate') void router.navigate(pageAddress(anchor, languages) + anchor.hash, { replace });
  };
  const prefetch = (event: Event): void => {
    const anchor = anchorOf(event);
    const url = anchor === null ? null : URL.parse(anchor.href);
    if (url === null || url.pathname === location.pathname || prefersLessData(navigator as ConnectionHints)) return;
    const pageId = findPageId(url, languages);
    if (pageId === undefined) return;
    contexts.prefetch(pageAddress(url, languages));
    void site.prefetchAssets(pageId);
  };
  // A page that has just appeared may be under the pointer: paint it first.
  const handlePointer = (event: Event): void => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, 0, event);
  };
  document.addEventListener('click', handleClick, { signal: stop.signal });
  document.addEventListener('pointerover', handlePointer, { signal: stop.signal, passive: true });
  document.addEventListener('touchstart', prefetch, { signal: stop.signal, passive: true });
  return () => {
    clearTimeout(timer);
    inView.stop();
    stopRouter();
    stop.abort();
  };
}

/**
 * Prefetches the code of pages whose links are in view, after the reader's first action and while the browser is idle; never while a page loads.
 *
 * @returns `observe`, to be called after every render of a page, and `stop`
 */
export function watchLinksInView({
  languages,
  isLoading,
  prefetchAssets,
}: Pick<SiteRouter, 'languages' | 'isLoading' | 'prefetchAssets'>): { observe: () => void; stop: () => void } {
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
    if (!hasActed || prefersLessData(navigator as ConnectionHints)) return;
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) observer.observe(anchor);
    // Continue with links that were skipped while a page loaded.
    if (inView.size > 0) prefetchSoon();
  };
  const actions = new AbortController();
  const start = (): void => {
    actions.abort();
    hasActed = true;
    observe();
  };
  for (const action of readerActions) addEventListener(action, start, { signal: actions.signal, passive: true });
  return {
    observe,
    stop: () => {
      actions.abort();
      observer.disconnect();
      cancel?.();
    },
  };
}
