import { useEffect, useState } from 'react';

/** Distance from the top of the window below which a heading counts as passed, in px: under the header. */
const passedPx = 120;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * The last heading above the line under the header. Where the page ends no other gets there: then it is the one that the reader has gone to, or the
 * last one in the window.
 */
function findInView(elements: readonly Element[]): Element | undefined {
  const passed = elements.findLast((element) => topOf(element) < passedPx) ?? elements[0];
  if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) return passed;
  const left = elements.filter((element) => topOf(element) >= passedPx && topOf(element) < innerHeight);
  const goneTo = left.find(({ id }) => location.hash === `#${encodeURIComponent(id)}`);
  // A page that is no higher than the window begins with its first part.
  return goneTo ?? (scrollY > 0 ? left.at(-1) : undefined) ?? passed;
}

/** Id of the heading whose part is being read. */
export function useHeadingInView(headings: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const elements = headings.map(({ id }) => document.querySelector(`#${CSS.escape(id)}`)).filter((element) => element !== null);
    const update = (): void => setInView(findInView(elements)?.id);
    update();
    for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, update, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [headings]);
  return inView;
}
