import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { whenIdle } from '../../shared/defer-work.ts';
import { focusContent } from '../../shared/focus.ts';
import { pageTags, pageTitle, type DescribedPage } from '../../shared/head/page-tags.ts';
import { findPageId, type ShownPage } from '../pages.ts';

/** Everything in `<head>` that describes one page. Crawlers read structured data from documents only, so it is removed and not replaced. */
const pageElements = [
  'meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"], [property^="article:"])',
  'link:is([rel=canonical], [rel=alternate])',
  'script[type="application/ld+json"]',
].join();

/** Updates `<head>` for a page other than the one that the document was written for. */
export function updateHead(page: DescribedPage): void {
  for (const stale of document.head.querySelectorAll(pageElements)) stale.remove();
  const elements = pageTags(page).map(({ name, attributes }) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  });
  document.head.append(...elements);
}

/** Keeps the document's language, title and metadata in sync with the page on screen. The prerendered document starts with its own. */
export function usePageHead(page: ShownPage): void {
  const described = useRef(page);
  const { locale } = page.context;
  useLayoutEffect(() => {
    // Setting even the same language would restyle the whole document.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    document.title = pageTitle(page.context);
    if (described.current === page) return undefined;
    return whenIdle(() => {
      described.current = page;
      updateHead(page.context);
    });
  }, [page]);
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An invalid escape: no element can have this id.
    return null;
  }
}

/**
 * After a navigation, scrolls to the right place, moves the focus into the new page and announces its heading.
 *
 * @param positions scroll positions by key of history entry, for going back and forward
 */
export function useArrival(page: ShownPage, positions: Readonly<Record<string, number>> | undefined): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ page, key, hash });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { page, key, hash };
    const isNewPage = before.page !== page;
    if (before.key === key || (!isNewPage && before.hash === hash && type !== NavigationType.Pop)) return;
    const top = type === NavigationType.Pop ? positions?.[key] : undefined;
    const target = top === undefined ? findTarget(hash) : null;
    if (target !== null) target.scrollIntoView({ behavior: 'instant' });
    else if (isNewPage || top !== undefined) scrollTo({ left: 0, top: top ?? 0, behavior: 'instant' });
    if (!isNewPage) return;
    if (target === null) focusContent();
    else {
      if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    const status = document.querySelector('[data-arrival]');
    if (status !== null) status.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }, [page, key, hash, type, positions]);
}

/** Prefetched pages are on screen by then, and their loading state would only flash. */
const showAfterMs = 100;

/** Marks links to pages as disabled. Returns a function that enables them again. */
function disableLinks(languages: readonly string[]): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([aria-disabled])')].filter(
    (anchor) => findPageId(new URL(anchor.href), languages) !== undefined,
  );
  for (const link of links) link.setAttribute('aria-disabled', 'true');
  return () => {
    for (const link of links) link.removeAttribute('aria-disabled');
  };
}

/** Whether a page has been loading for a moment. Meanwhile, links have `aria-disabled`, and clicking another one replaces the loading page. */
export function useIsLoading(languages: readonly string[]): boolean {
  const isBusy = useNavigation().state !== 'idle';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    let enableLinks = (): void => undefined;
    const timer = setTimeout(() => {
      setIsShown(true);
      enableLinks = disableLinks(languages);
    }, showAfterMs);
    return () => {
      clearTimeout(timer);
      enableLinks();
      setIsShown(false);
    };
  }, [isBusy, languages]);
  return isBusy && isShown;
}
