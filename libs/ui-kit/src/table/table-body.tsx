import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useIsPrinting, useRowWindow } from './row-window.ts';
import { hasSameRows, layOutGroups, type RowGroup, splitRows, type TableColumn } from './table-rows.ts';
import styles from './table.module.css';

/**
 * Roles of a table's parts, spelt out: WebKit forgets what a table is once CSS lays its rows out as cards.
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
  /** What a cell holds. */
  children: (column: TableColumn<Row>) => ReactNode;
  /** There is no row yet that a header could name. @default false */
  loading?: boolean;
}

/** The cells of one row; each carries its column's header for when the row is drawn as a card. */
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

/** What stands in a row. Not drawn again where a row above it is added or changes: the row moves as it is. */
const TableRowCells = memo(AnyTableRowCells) as typeof AnyTableRowCells;

interface TableRowGroupProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  group: RowGroup<Row>;
  /** Its number, from 0, by which it is found again on screen. */
  index: number;
  rowId: (row: Row) => string;
}

function AnyTableRowGroup<Row>({ columns, group: { firstIndex, rows }, index, rowId }: TableRowGroupProps<Row>) {
  return (
    <tbody data-group={index} {...tableRoles.rowGroup}>
      {rows.map((row, place) => (
        // The head is the first row that is counted.
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

/** Some rows of a table. Drawn again only where its columns or one of its rows are others: a page that is appended leaves the rows above it alone. */
const TableRowGroup = memo(AnyTableRowGroup, isSame) as typeof AnyTableRowGroup;

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
