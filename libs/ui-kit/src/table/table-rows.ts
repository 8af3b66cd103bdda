import type { ReactNode } from 'react';
import { groupHeightsPx, type RowWindow } from './row-window.ts';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which use tabular figures and sort descending first. @default 'start' */
  align?: 'start' | 'end';
  /** Row header: a `<th scope="row">`, and the title of the card on narrow screens. @default false */
  rowHeader?: boolean;
  /** Hides the header visually, for columns of buttons. @default false */
  hideHeader?: boolean;
  /** On narrow screens, puts the column into the top corner of the card. For a single button. @default false */
  corner?: boolean;
  /** Sort value of a row; makes the column sortable. */
  sortValue?: (row: Row) => SortValue;
}

/** A range of row groups from 0, inclusive. */
export interface GroupSpan {
  readonly first: number;
  readonly last: number;
}

/** The groups that overlap a range in pixels from the top of the first group, or the nearest group. */
export function findGroups(heightsPx: readonly number[], fromPx: number, toPx: number): GroupSpan {
  const end = heightsPx.length - 1;
  let [first, last, belowPx] = [end, 0, 0];
  for (const [group, heightPx] of heightsPx.entries()) {
    const abovePx = belowPx;
    belowPx += heightPx;
    if (belowPx > fromPx) first = Math.min(first, group);
    if (abovePx < toPx) last = group;
  }
  return { first, last: Math.max(first, last) };
}

/** Whether two groups have the same position and identical rows. */
export function hasSameRows<Row>(before: RowGroup<Row>, after: RowGroup<Row>): boolean {
  return (
    before.firstIndex === after.firstIndex &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index])
  );
}

/** A rendered group, or a spacer for groups that are not; `group` is the first of them. */
interface TablePart {
  readonly group: number;
  /** Height of a spacer in pixels; undefined for a rendered group. */
  readonly roomPx: number | undefined;
}

/** The parts of a long table from top to bottom: rendered groups (the window and the group with focus), and spacers for the others. */
export function layOutGroups(window: RowWindow, rowCounts: readonly number[]): readonly TablePart[] {
  const parts: TablePart[] = [];
  for (const [group, heightPx] of groupHeightsPx(window, rowCounts).entries()) {
    const above = parts.at(-1);
    if ((group >= window.first && group <= window.last) || group === window.focused) parts.push({ group, roomPx: undefined });
    else if (above?.roomPx === undefined) parts.push({ group, roomPx: heightPx });
    else parts[parts.length - 1] = { ...above, roomPx: above.roomPx + heightPx };
  }
  return parts;
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Null sorts last in both directions. */
export type SortValue = string | number | bigint | boolean | null;

function compare(first: NonNullable<SortValue>, second: NonNullable<SortValue>, collator: Intl.Collator): number {
  if (typeof first === 'string' || typeof second === 'string') return collator.compare(String(first), String(second));
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Sorts rows stably. Texts are compared naturally: numbers inside by value, case and accents last. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
  locale?: string,
): readonly Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((firstRow, secondRow) => {
    const [first, second] = [valueOf(firstRow), valueOf(secondRow)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second, collator);
  });
}

/** The sort order after a click on a column header: its initial direction, then the opposite. */
export function nextSort(current: TableSort | undefined, columnId: string, first: TableSort['direction']): TableSort {
  if (current?.columnId !== columnId) return { columnId, direction: first };
  return { columnId, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

export interface RowGroup<Row> {
  /** Index of the first row in the table. */
  readonly firstIndex: number;
  readonly rows: readonly Row[];
}

/** Splits rows into groups of at most `rowsMax`. Without rows there is no group. */
export function splitRows<Row>(rows: readonly Row[], rowsMax: number): readonly RowGroup<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, group) => ({
    firstIndex: group * rowsMax,
    rows: rows.slice(group * rowsMax, (group + 1) * rowsMax),
  }));
}
