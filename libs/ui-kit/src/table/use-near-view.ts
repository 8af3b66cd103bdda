import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** A reader who scrolls meets rows that are there already: this far beyond the edges counts as near. */
const marginPercent = '100%';

interface NearView {
  readonly ref: RefObject<HTMLTableSectionElement | null>;
  /** In sight, about to be, or holding the focus. */
  readonly isNear: boolean;
  /** Height when it was last near, in pixels; undefined before. */
  readonly heightPx: number | undefined;
}

interface UseNearViewParameters {
  readonly isNearAtFirst: boolean;
  /** False watches nothing: all is near. */
  readonly isWatched: boolean;
}

/** Tells whether a part of a table is near what is in sight, and remembers how high it was. */
export function useNearView({ isNearAtFirst, isWatched }: UseNearViewParameters): NearView {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [view, setView] = useState<Omit<NearView, 'ref'>>({ isNear: isNearAtFirst, heightPx: undefined });

  useEffect(() => {
    const section = ref.current;
    if (!section || !isWatched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        // In slices: several groups may come near at once, and scrolling goes before them.
        startTransition(() =>
          setView((before) => {
            // What has the focus stays, wherever it is scrolled to: the keyboard goes on from it.
            const isNear = entry.isIntersecting || section.contains(document.activeElement);
            if (isNear === before.isNear) return before;
            return { isNear, heightPx: isNear ? before.heightPx : entry.boundingClientRect.height };
          }),
        );
      },
      { rootMargin: `${marginPercent} 0px`, scrollMargin: `${marginPercent} 0px` },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [isWatched]);

  return { ref, isNear: view.isNear || !isWatched, heightPx: view.heightPx };
}
