import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useIsPrinting, useRowWindow } from './row-window.ts';
import { hasSameRows, layOutGroups, type RowGroup, splitRows, type TableColumn } from './table-rows.ts';
import styles from './table.module.css';

/**
 * Explicit table roles: WebKit drops table semantics when CSS displays rows as cards.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface TableCellsProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  children: (column: TableColumn<Row>) => ReactNode;
  /** Whether this is a skeleton row, without a row header. @default false */
  loading?: boolean;
}

/** The cells of a row. Each has its column header for the card layout. */
export function TableCells<Row>({ columns, children, loading = false }: TableCellsProps<Row>) {
  return columns.map((column) => {
    const namesRow = column.rowHeader === true && !loading;
    const Cell = namesRow ? 'th' : 'td';
    return (
      <Cell
        key={column.id}
        scope={namesRow ? 'row' : undefined}
        {...(namesRow ? tableRoles.rowHeader : tableRoles.cell)}
        className={classNames(
          styles.cell,
          column.align === 'end' && styles.end,
          column.rowHeader && styles.rowHeader,
          column.hideHeader && styles.buttons,
          column.corner && styles.corner,
        )}
      >
        {column.hideHeader || column.rowHeader ? null : (
          <span className={styles.label} aria-hidden>
            {column.header}
          </span>
        )}
        {children(column)}
      </Cell>
    );
  });
}

interface TableRowCellsProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  row: Row;
}

function AnyTableRowCells<Row>({ columns, row }: TableRowCellsProps<Row>) {
  return <TableCells columns={columns}>{(column) => <span className={styles.value}>{column.cell(row)}</span>}</TableCells>;
}

/** Content of a row. Does not re-render when rows above it are added or change. */
const TableRowCells = memo(AnyTableRowCells) as typeof AnyTableRowCells;

interface TableRowGroupProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  group: RowGroup<Row>;
  /** Index of the group, set as `data-group`. */
  index: number;
  rowId: (row: Row) => string;
}

function AnyTableRowGroup<Row>({ columns, group: { firstIndex, rows }, index, rowId }: TableRowGroupProps<Row>) {
  return (
    <tbody data-group={index} {...tableRoles.rowGroup}>
      {rows.map((row, place) => (
        // The header counts as the first row.
        <tr key={rowId(row)} {...tableRoles.row} aria-rowindex={firstIndex + place + 2} className={styles.row}>
          <TableRowCells columns={columns} row={row} />
        </tr>
      ))}
    </tbody>
  );
}

function isSame<Row>(before: TableRowGroupProps<Row>, after: TableRowGroupProps<Row>): boolean {
  return before.columns === after.columns && before.index === after.index && hasSameRows(before.group, after.group);
}

/** A group of table rows. Re-renders only when the columns or one of its rows change, not when a page is appended. */
const TableRowGroup = memo(AnyTableRowGroup, isSame) as typeof AnyTableRowGroup;

interface TableBodyProps<Row> {
  table: RefObject<HTMLTableElement | null>;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Tables with more rows render only those near the visible part. */
  wholeRowsMax: number;
}

/**
 * Rows per group. Divides the page size of paged lists, so that appended pages are separate groups. Rendering ten rows took 27 ms; five fit into a
 * frame.
 */
const groupRowsMax = 5;

/** Tables with up to this many rows are printed completely, about ten pages. */
const printedRowsMax = 500;

/** The rows of a table in groups. Scrolling a long table re-renders only this and new groups. */
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
