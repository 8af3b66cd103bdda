import { useEffect, useState } from 'react';

/** Distance from the top of the window below which a heading counts as passed, in px: under the header. */
const passedPx = 120;

/** Id of the heading whose part is being read: the last one above the line under the header. */
export function useHeadingInView(headings: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.querySelector(`#${CSS.escape(id)}`)).filter((element) => element !== null);
    const update = (): void =>
      setInView(elements.findLast((element) => element.getBoundingClientRect().top < passedPx)?.id ?? elements[0]?.id);
    const observer = new IntersectionObserver(update, { rootMargin: `-${String(passedPx)}px 0px -60% 0px` });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return inView;
}
