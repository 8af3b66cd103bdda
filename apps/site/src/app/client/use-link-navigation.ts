import { ownerOf, parseLanguagePrefix, shouldNavigate } from '@onepoint/navigation';
import { use, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { isPagePath } from '../pages.ts';
import { StaleAssetsContext } from './stale-assets-context.ts';
import { pageContexts } from './browser-page-contexts.ts';

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Makes links to the site's own pages navigate without a page load, wherever they stand: links in content need no component.
 * A link with `data-navigation="replace"` takes the place of the current history entry. Links are inert while a page loads. Hovering or touching one fetches its page ahead, unless the reader saves data.
 */
export function useLinkNavigation(languages: readonly string[]): void {
  const navigate = useNavigate();
  const busy = useRef(false);
  const { state } = useNavigation();
  const stale = use(StaleAssetsContext);
  useEffect(() => {
    busy.current = state !== 'idle';
  }, [state]);

  useEffect(() => {
    const isPage = (url: URL): boolean => {
      const { pathname } = parseLanguagePrefix(url.pathname, languages);
      return url.origin === location.origin && ownerOf(pathname) === 'site' && isPagePath(pathname);
    };
    const handleClick = (event: MouseEvent): void => {
      const anchor = anchorOf(event);
      if (anchor === null || !shouldNavigate(event, anchor, location.href)) return;
      const url = new URL(anchor.href);
      if (!isPage(url) || stale.found()) return;
      event.preventDefault();
      const replace = anchor.dataset['navigation'] === 'replace';
      if (!busy.current) void navigate(url.pathname + url.search + url.hash, { replace });
    };
    const handleIntent = (event: Event): void => {
      const anchor = anchorOf(event);
      if (anchor === null || savesData()) return;
      const url = new URL(anchor.href);
      if (isPage(url) && url.pathname !== location.pathname) pageContexts.prefetch(url.pathname);
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('pointerover', handleIntent, { passive: true });
    document.addEventListener('touchstart', handleIntent, { passive: true });
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('touchstart', handleIntent);
    };
  }, [languages, navigate, stale]);
}
