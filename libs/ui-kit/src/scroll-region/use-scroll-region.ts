import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ScrollRegion<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  /** Props for the scrolling box: a tab stop while it can scroll. */
  readonly region: { readonly tabIndex?: 0; readonly role?: 'group' };
}

/** Makes a scrollable box focusable while its content overflows, for keyboard scrolling. */
export function useScrollRegion<Box extends HTMLElement>(): ScrollRegion<Box> {
  const ref = useRef<Box>(null);
  const [scrolls, setScrolls] = useState(false);

  // In a layout effect, so that it is focusable from the first paint.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { ref, region: scrolls ? { tabIndex: 0, role: 'group' } : {} };
}
