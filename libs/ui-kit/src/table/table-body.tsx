import { useMemo, type RefObject } from 'react';
import { layOutGroups } from './lay-out-groups.ts';
import { splitRows } from './split-rows.ts';
import type { TableColumn } from './table-column.ts';
import { TableRowGroup } from './table-row-group.tsx';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowWindow } from './use-row-window.ts';

interface TableBodyProps<Row> {
  table: RefObject<HTMLTableElement | null>;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A table of more rows than this draws those alone that are near what is in sight. */
  wholeRowsMax: number;
}

/**
 * Divides the pages of a list that is loaded page by page, so that what is appended are groups of its own. Drawing and laying out ten rows took
 * 27 ms, five fit into a frame.
 */
const groupRowsMax = 5;

/** A table of up to this many rows is printed whole: ten pages or so. */
const printedRowsMax = 500;

/** Rows of a table in groups. Scrolling a long one draws this alone again, and the groups that come near. */
export function TableBody<Row>({ table, columns, rows, rowId, wholeRowsMax }: TableBodyProps<Row>) {
  const groups = useMemo(() => splitRows(rows, groupRowsMax), [rows]);
  const rowCounts = useMemo(() => groups.map((group) => group.rows.length), [groups]);
  const window = useRowWindow({ table, rowCounts, isLong: rows.length > wholeRowsMax });
  const draw = (index: number) => {
    const group = groups[index];
    return group ? <TableRowGroup key={`rows ${index}`} columns={columns} group={group} index={index} rowId={rowId} /> : null;
  };
  const isPrinting = useIsPrinting();
  if (isPrinting && rows.length <= printedRowsMax) return groups.map((_, index) => draw(index));
  return layOutGroups(window, rowCounts).map(({ group, roomPx }) =>
    roomPx === undefined ? (
      draw(group)
    ) : (
      <tbody key={`room ${group}`} aria-hidden>
        <tr style={{ blockSize: roomPx }} />
      </tbody>
    ),
  );
}
