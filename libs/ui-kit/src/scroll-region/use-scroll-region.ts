import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ScrollRegion<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  /** Spread on the scrolling box: a tab stop while there is something to scroll, nothing otherwise. */
  readonly region: { readonly tabIndex?: 0; readonly role?: 'group' };
}

/** Gives a box that may scroll a tab stop while it does, so that the keyboard can scroll it. */
export function useScrollRegion<Box extends HTMLElement>(): ScrollRegion<Box> {
  const ref = useRef<Box>(null);
  const [scrolls, setScrolls] = useState(false);

  // Before the first paint, so that there is no moment in which the keyboard cannot reach it.
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
