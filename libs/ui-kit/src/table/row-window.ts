import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { findGroups, type GroupSpan } from './table-rows.ts';

/** Index of the row group that contains an element; undefined outside of groups. */
function groupOf(element: Element | null | undefined): number | undefined {
  const group = element?.closest<HTMLElement>('tbody')?.dataset['group'];
  return group === undefined ? undefined : Number(group);
}

/** Measures which part of a long table is visible, in the page and in its scrolling container, if any. */
function measureTable(table: HTMLTableElement): TableMeasurements {
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
 * One step from the rendered groups toward the wanted ones: removes unwanted groups and adds one group, which a browser can lay out within a frame.
 * Visible groups come first.
 */
export function stepSpan(drawn: GroupSpan, wanted: GroupSpan, visible: GroupSpan): GroupSpan {
  const first = Math.max(drawn.first, wanted.first);
  const last = Math.min(drawn.last, wanted.last);
  if (first > last) return { first: visible.first, last: visible.first };
  if (first > visible.first) return { first: first - 1, last };
  if (last < visible.last || last < wanted.last) return { first, last: last + 1 };
  return { first: Math.max(first - 1, wanted.first), last };
}

/** The rendered part of a long table, and the known heights of the rest. */
export interface RowWindow extends GroupSpan {
  /** The group with focus, which is always rendered, so that keyboard navigation continues from it. */
  readonly focused: number | undefined;
  /** Heights of groups that have been rendered, in pixels. */
  readonly heightsPx: ReadonlyMap<number, number>;
  /** Estimated row height of other groups, in pixels. */
  readonly rowPx: number;
  /** Table width for which the heights are valid, in pixels. */
  readonly widthPx: number;
}

/** Measurements of a table on screen, in pixels from the bottom of the table header. */
export interface TableMeasurements {
  readonly fromPx: number;
  readonly toPx: number;
  readonly widthPx: number;
  readonly focused: number | undefined;
  /** Heights of the rendered groups. */
  readonly heightsPx: ReadonlyMap<number, number>;
}

/** Also renders one viewport above and below, so that scrolling shows rows immediately. */
const marginViews = 1;

/** Measured or estimated height of each group in pixels. `rowCounts` is the number of rows per group. */
export function groupHeightsPx({ heightsPx, rowPx }: Pick<RowWindow, 'heightsPx' | 'rowPx'>, rowCounts: readonly number[]): number[] {
  return rowCounts.map((rows, group) => heightsPx.get(group) ?? rows * rowPx);
}

/** The next window after a measurement: one step toward the visible groups and their surroundings. Returns the same object if nothing changes. */
export function moveWindow(before: RowWindow, measured: TableMeasurements, rowCounts: readonly number[]): RowWindow {
  const { fromPx, toPx, focused, widthPx } = measured;
  const known = before.widthPx === widthPx ? before : undefined;
  const [seen] = measured.heightsPx;
  const rowPx = known || !seen ? before.rowPx : seen[1] / (rowCounts[seen[0]] ?? 1);
  const heightsPx = new Map([...(known?.heightsPx ?? []), ...measured.heightsPx]);
  const allPx = groupHeightsPx({ heightsPx, rowPx }, rowCounts);
  const marginPx = (toPx - fromPx) * marginViews;
  const wanted = findGroups(allPx, fromPx - marginPx, toPx + marginPx);
  const { first, last } = stepSpan(before, wanted, findGroups(allPx, fromPx, toPx));
  const isSame = known !== undefined && first === before.first && last === before.last && focused === before.focused;
  return isSame ? before : { first, last, focused, heightsPx, rowPx, widthPx };
}

/** Whether the page is being printed, known before the browser captures it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser captures the page right after these listeners, so React must render synchronously.
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
  /** Number of rows per group. Must be referentially stable. */
  readonly rowCounts: readonly number[];
  /** False eventually renders all rows, regardless of the scroll position. */
  readonly isLong: boolean;
}

/** Initial estimate of the row height in pixels: the minimum in the style sheet. */
const expectedRowPx = 36;

/** Groups rendered initially, about one viewport. Others are added one per frame to keep the page responsive. */
const firstGroups = 6;

/** Renders a table group by group, and only around the visible part of a long table. */
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
      const measured = measureTable(element);
      const next = moveWindow(shown, isLong ? measured : { ...measured, fromPx: -Infinity, toPx: Infinity }, rowCounts);
      // In a transition, so that scrolling has priority over new rows.
      if (next !== shown) startTransition(() => setKnown(next));
    };
    // Measure immediately as well: rows may have been added, or another step may be left.
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
