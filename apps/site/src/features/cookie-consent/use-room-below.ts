import { useEffect, type RefObject } from 'react';

/** While an element covers the foot of the window, what gets the focus scrolls clear of it (WCAG 2.4.11). */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${String(Math.ceil(window.innerHeight - element.getBoundingClientRect().top))}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [ref]);
}
