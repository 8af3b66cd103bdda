import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPaint } from './after-paint.ts';
import { layOutLater } from './lay-out-later.ts';
import { useIsOnScreen } from './on-screen.ts';

/** How many parts of an article are on the screen of a phone at once. */
const firstParts = 5;
/** As many as a slow phone lays out between two frames. */
const partsAtOnce = 4;

const layOutSome = (later: Element[]): void => {
  for (const part of later.splice(0, partsAtOnce)) part.removeAttribute(layOutLater);
};

/** How far below its place a page stands that is drawn ahead. */
function offsetOf(scene: Element | null): number {
  return scene === null ? 0 : scene.getBoundingClientRect().top - (scene.parentElement?.getBoundingClientRect().top ?? 0);
}

/** Whether a part is in the window of a reader who is at the top of the page. */
const isSeenFromTop = (part: Element | undefined): boolean =>
  part !== undefined && part.getBoundingClientRect().top - offsetOf(part.closest('[data-scene="ahead"]')) + scrollY < innerHeight;

/**
 * Draws what is below the window after the first paint: an article that comes by client navigation is laid out as far as it is seen, and the rest a
 * few parts at a time, once it is on screen. `layOutNow` ends that at once.
 *
 * @param isPainted whether the document held it: then it has been laid out
 */
export function useLaterLayout(ref: RefObject<HTMLElement | null>, isPainted: boolean): void {
  const later = useRef<Element[]>([]);
  const isOnScreen = useIsOnScreen();
  useLayoutEffect(() => {
    if (isPainted || ref.current === null) return;
    later.current = [...ref.current.children].slice(firstParts);
    for (const part of later.current) part.toggleAttribute(layOutLater, true);
    while (isSeenFromTop(later.current[0])) layOutSome(later.current);
  }, [ref, isPainted]);
  useEffect(() => {
    const goOn = (): void => {
      layOutSome(later.current);
      cancel = later.current.length > 0 ? afterPaint(goOn) : undefined;
    };
    let cancel = isOnScreen && later.current.length > 0 ? afterPaint(goOn) : undefined;
    return () => cancel?.();
  }, [isOnScreen]);
}
