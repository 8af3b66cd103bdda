import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { whenIdle } from '../../../shared/when-idle.ts';

/**
 * Follows the page that is shown in a menu that stays while pages change: the disclosure closes behind the reader who chose from it, and in a long
 * list the entry is brought into view. The window itself stays where it is.
 *
 * @param href the entry of the page that is shown
 */
export function useShownEntry(href: string | undefined): {
  menu: RefObject<HTMLDetailsElement | null>;
  nav: RefObject<HTMLElement | null>;
} {
  const menu = useRef<HTMLDetailsElement>(null);
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(href);
  useLayoutEffect(() => {
    // What the reader opened before hydration stays open.
    if (shown.current !== href) menu.current?.removeAttribute('open');
    shown.current = href;
  }, [href]);
  useEffect(() => {
    if (href === undefined) return undefined;
    return whenIdle(() => {
      const list = nav.current;
      // Asked for its place, a list that is closed would be laid out for it.
      if (list?.checkVisibility() !== true) return;
      const entry = list.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
      if (entry === null) return;
      const top = entry.offsetTop - list.scrollTop;
      const isInView = top >= 0 && top + entry.offsetHeight <= list.clientHeight;
      if (!isInView) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
    });
  }, [href]);
  return { menu, nav };
}
