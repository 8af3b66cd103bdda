import { useEffect, useState } from 'react';
import { afterPaint } from '../../../shared/after-paint.ts';
import { useIsOnScreen } from '../../../shared/on-screen.ts';

/** Distance from the top of the window below which a heading counts as passed, in px: under the header. */
const passedPx = 120;

/** Id of the heading whose part is being read: the last one above the line under the header. */
export function useHeadingInView(headings: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const isOnScreen = useIsOnScreen();
  useEffect(() => {
    // Of two headings with one name the other is the one that is read.
    if (!isOnScreen) return undefined;
    let observer: IntersectionObserver | undefined;
    const cancel = afterPaint(() => {
      const elements = headings.map(({ id }) => document.querySelector(`#${CSS.escape(id)}`)).filter((element) => element !== null);
      const update = (): void =>
        setInView(elements.findLast((element) => element.getBoundingClientRect().top < passedPx)?.id ?? elements[0]?.id);
      observer = new IntersectionObserver(update, { rootMargin: `-${String(passedPx)}px 0px -60% 0px` });
      for (const element of elements) observer.observe(element);
    });
    return () => {
      cancel();
      observer?.disconnect();
    };
  }, [headings, isOnScreen]);
  return inView;
}
