import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { findGroups, type GroupSpan } from './table-rows.ts';

/** Number of the group of rows that an element stands for, or lies in. */
function groupOf(element: Element | null | undefined): number | undefined {
  const group = element?.closest<HTMLElement>('tbody')?.dataset['group'];
  return group === undefined ? undefined : Number(group);
}

/** Looks at which part of a long table is in sight: of the page, and of the box that scrolls the table where one does. */
function readSight(table: HTMLTableElement): RowSight {
  const box = table.parentElement?.getBoundingClientRect();
  const { top, width: widthPx } = table.getBoundingClientRect();
  const startPx = top + (table.tHead?.offsetHeight ?? 0);
  const fromPx = Math.max(0, box?.top ?? 0) - startPx;
  const toPx = Math.min(window.innerHeight, box?.bottom ?? Infinity) - startPx;
  const { activeElement } = document;
  const heightsPx = new Map<number, number>();
  for (const body of table.tBodies) {
    const group = groupOf(body);
    if (group !== undefined) heightsPx.set(group, body.getBoundingClientRect().height);
  }
  return {
    fromPx,
    toPx: Math.max(fromPx, toPx),
    widthPx,
    focused: table.contains(activeElement) ? groupOf(activeElement) : undefined,
    heightsPx,
  };
}

/**
 * One step from the groups that are drawn towards those that are wanted: what is no longer wanted goes, and one group comes, so that a browser
 * lays it out within a frame however far was scrolled. What is in sight, a part of what is wanted, comes before what is around it.
 */
export function stepSpan(drawn: GroupSpan, wanted: GroupSpan, inSight: GroupSpan): GroupSpan {
  const first = Math.max(drawn.first, wanted.first);
  const last = Math.min(drawn.last, wanted.last);
  if (first > last) return { first: inSight.first, last: inSight.first };
  if (first > inSight.first) return { first: first - 1, last };
  if (last < inSight.last || last < wanted.last) return { first, last: last + 1 };
  return { first: Math.max(first - 1, wanted.first), last };
}

/** What of a long table is drawn, and what is known of the room that the rest takes. */
export interface RowWindow extends GroupSpan {
  /** The group that holds the focus: drawn wherever it is, for the keyboard goes on from it. */
  readonly focused: number | undefined;
  /** Heights of the groups that were drawn once, in pixels. */
  readonly heightsPx: ReadonlyMap<number, number>;
  /** What a row is taken to be high in a group that was never drawn, in pixels. */
  readonly rowPx: number;
  /** Width at which the heights hold, in pixels: at another one texts wrap elsewhere. */
  readonly widthPx: number;
}

/** A look at a table on screen. All in pixels; places are counted from below the table's head. */
export interface RowSight {
  readonly fromPx: number;
  readonly toPx: number;
  readonly widthPx: number;
  readonly focused: number | undefined;
  /** Of the groups that are drawn now. */
  readonly heightsPx: ReadonlyMap<number, number>;
}

/** A reader who scrolls meets rows that are there already: as much again as is in sight, above and below it. */
const marginViews = 1;

/** Height of each group, as seen or as expected, in pixels. `rowCounts` tells how many rows it has. */
export function groupHeightsPx({ heightsPx, rowPx }: Pick<RowWindow, 'heightsPx' | 'rowPx'>, rowCounts: readonly number[]): number[] {
  return rowCounts.map((rows, group) => heightsPx.get(group) ?? rows * rowPx);
}

/** What to draw after a look: a step towards the groups in sight and around it. The very same window where nothing is left to do. */
export function moveWindow(before: RowWindow, sight: RowSight, rowCounts: readonly number[]): RowWindow {
  const { fromPx, toPx, focused, widthPx } = sight;
  const known = before.widthPx === widthPx ? before : undefined;
  const [seen] = sight.heightsPx;
  const rowPx = known || !seen ? before.rowPx : seen[1] / (rowCounts[seen[0]] ?? 1);
  const heightsPx = new Map([...(known?.heightsPx ?? []), ...sight.heightsPx]);
  const allPx = groupHeightsPx({ heightsPx, rowPx }, rowCounts);
  const marginPx = (toPx - fromPx) * marginViews;
  const wanted = findGroups(allPx, fromPx - marginPx, toPx + marginPx);
  const { first, last } = stepSpan(before, wanted, findGroups(allPx, fromPx, toPx));
  const isSame = known !== undefined && first === before.first && last === before.last && focused === before.focused;
  return isSame ? before : { first, last, focused, heightsPx, rowPx, widthPx };
}

/** Whether the page is being printed. Known before the browser takes what it prints. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser waits for these listeners alone: what React would draw after them is not on paper.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
}

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
