import type { ReactNode } from 'react';
import { groupHeightsPx, type RowWindow } from './row-window.ts';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which get tabular figures and sort from the greatest. @default 'start' */
  align?: 'start' | 'end';
  /** Names the row: a `<th scope="row">`, and the card's title on narrow screens. @default false */
  rowHeader?: boolean;
  /** Hides the header from sight, for columns of buttons. @default false */
  hideHeader?: boolean;
  /** Makes the column sortable: what its rows are ordered by. */
  sortValue?: (row: Row) => SortValue;
}

/** A run of groups of rows, both ends included, from 0. */
export interface GroupSpan {
  readonly first: number;
  readonly last: number;
}

/** The groups that lie at least in part between two places, counted from the top of the first one; the nearest group where none does. All in pixels. */
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

/** Whether two groups stand at the same place of a table and hold the very same rows. */
export function hasSameRows<Row>(before: RowGroup<Row>, after: RowGroup<Row>): boolean {
  return (
    before.firstIndex === after.firstIndex &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index])
  );
}

/** A group that is drawn, or the room of those that are not; `group` is the first of them. */
interface TablePart {
  readonly group: number;
  /** Of room, in pixels. Undefined for a group that is drawn: it has its own. */
  readonly roomPx: number | undefined;
}

/** The parts of a long table from top to bottom: groups of the window and the one with the focus, and room in place of the others. */
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

/** How rows are ordered: by which column, and which way. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a column orders rows by; null stands last, whichever the direction. */
export type SortValue = string | number | bigint | boolean | null;

function compare(first: NonNullable<SortValue>, second: NonNullable<SortValue>, collator: Intl.Collator): number {
  if (typeof first === 'string' || typeof second === 'string') return collator.compare(String(first), String(second));
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Rows in a new order, equal ones as they were. Texts compare as people sort them: numbers inside by value, case and accents last. */
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

/** The order after a click on a column's head: its first direction, then the other. */
export function nextSort(current: TableSort | undefined, columnId: string, first: TableSort['direction']): TableSort {
  if (current?.columnId !== columnId) return { columnId, direction: first };
  return { columnId, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Rows of one group of a long table. */
export interface RowGroup<Row> {
  /** Position of the first row in the table, from 0. */
  readonly firstIndex: number;
  readonly rows: readonly Row[];
}

/** Splits rows, in their order, into groups of at most `rowsMax`. Without rows there is no group. */
export function splitRows<Row>(rows: readonly Row[], rowsMax: number): readonly RowGroup<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, group) => ({
    firstIndex: group * rowsMax,
    rows: rows.slice(group * rowsMax, (group + 1) * rowsMax),
  }));
}
