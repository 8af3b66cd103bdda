import { memo } from 'react';
import { hasSameRows } from './has-same-rows.ts';
import type { RowGroup } from './split-rows.ts';
import type { TableColumn } from './table-column.ts';
import { tableRoles } from './table-roles.ts';
import { TableRowCells } from './table-row-cells.tsx';
import styles from './table.module.css';

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
export const TableRowGroup = memo(AnyTableRowGroup, isSame) as typeof AnyTableRowGroup;
