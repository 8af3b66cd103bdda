import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusContent } from '../../shared/focus-content.ts';
import type { ShownPage } from '../shown-page.ts';

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not decodable: no element can have this id.
    return null;
  }
}

/**
 * Scrolls to the right place of a page that has just been rendered, moves the focus into it and announces its heading.
 *
 * @param positions scroll positions by key of history entry, for going back and forward
 */
export function useArrival(page: ShownPage, positions: Readonly<Record<string, number>>): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ page, key, hash });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { page, key, hash };
    const isNewPage = before.page !== page;
    if (before.key === key || (!isNewPage && before.hash === hash && type !== NavigationType.Pop)) return;
    const top = type === NavigationType.Pop ? positions[key] : undefined;
    const target = top === undefined ? findTarget(hash) : null;
    if (target !== null) target.scrollIntoView({ behavior: 'instant' });
    else if (isNewPage || top !== undefined) scrollTo({ left: 0, top: top ?? 0, behavior: 'instant' });
    if (!isNewPage) return;
    if (target === null) focusContent();
    else focus(target);
    const status = document.querySelector('[data-arrival]');
    if (status !== null) status.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }, [page, key, hash, type, positions]);
}
