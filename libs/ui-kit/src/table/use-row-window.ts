import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import { readSight } from './read-sight.ts';
import { moveWindow, type RowWindow } from './row-window.ts';

interface UseRowWindowParameters {
  readonly table: RefObject<HTMLTableElement | null>;
  /** How many rows each group has. The same list between renders. */
  readonly rowCounts: readonly number[];
  /** False draws all of it in the end, wherever it is scrolled. */
  readonly isLong: boolean;
}

/** Height that a row is expected to have before one was seen, in pixels: the stylesheet's least. */
const expectedRowPx = 36;

/** Groups that are drawn at once: about a view. Others come one a frame, so that no page of rows keeps a reader waiting. */
const firstGroups = 6;

/** Draws a table group by group, and follows what of a long one is in sight, wherever it is scrolled. */
export function useRowWindow({ table, rowCounts, isLong }: UseRowWindowParameters): RowWindow {
  const [known, setKnown] = useState<RowWindow>(() => ({
    first: 0,
    last: firstGroups - 1,
    focused: undefined,
    heightsPx: new Map(),
    rowPx: expectedRowPx,
    widthPx: 0,
  }));
  const shown = useMemo(() => (isLong ? known : { ...known, first: 0, last: Math.max(known.last, firstGroups - 1) }), [known, isLong]);
  const isDone = !isLong && shown.last >= rowCounts.length - 1;

  useEffect(() => {
    const element = table.current;
    if (!element || isDone) return undefined;
    const look = () => {
      const sight = readSight(element);
      const next = moveWindow(shown, isLong ? sight : { ...sight, fromPx: -Infinity, toPx: Infinity }, rowCounts);
      // In slices: scrolling goes before rows that come near.
      if (next !== shown) startTransition(() => setKnown(next));
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
  }, [table, rowCounts, isLong, isDone, shown]);

  return shown;
}
