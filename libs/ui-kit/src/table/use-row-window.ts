import { startTransition, useEffect, useState, type RefObject } from 'react';
import { readSight } from './read-sight.ts';
import { moveWindow, type RowWindow } from './row-window.ts';

interface UseRowWindowParameters {
  readonly table: RefObject<HTMLTableElement | null>;
  /** How many rows each group has. The same list between renders. */
  readonly rowCounts: readonly number[];
  /** False watches nothing: all is drawn. */
  readonly isLong: boolean;
  /** Groups of a table that is not long yet: they stay until it is known which of them are far. */
  readonly wholeGroupsMax: number;
}

/** Height that a row is expected to have before one was seen, in pixels: the stylesheet's least. */
const expectedRowPx = 36;

/** Groups of a table that is long when it is first drawn: about a view. */
const firstGroups = 3;

/** Follows what of a long table is in sight, wherever it is scrolled. */
export function useRowWindow({ table, rowCounts, isLong, wholeGroupsMax }: UseRowWindowParameters): RowWindow {
  const [shown, setShown] = useState<RowWindow>(() => ({
    first: 0,
    last: (isLong ? firstGroups : wholeGroupsMax) - 1,
    focused: undefined,
    heightsPx: new Map(),
    rowPx: expectedRowPx,
    widthPx: 0,
  }));

  useEffect(() => {
    const element = table.current;
    if (!element || !isLong) return undefined;
    const look = () => {
      const next = moveWindow(shown, readSight(element), rowCounts);
      // In slices: scrolling goes before rows that come near.
      if (next !== shown) startTransition(() => setShown(next));
    };
    // It looks at once, too: rows may have been added, and after a step there may be another one to take.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [table, rowCounts, isLong, shown]);

  return shown;
}
