import { memo } from 'react';
import type { RowGroup } from './split-rows.ts';
import { TableCells } from './table-cells.tsx';
import type { TableColumn } from './table-column.ts';
import { tableRoles } from './table-roles.ts';
import styles from './table.module.css';
import { useNearView } from './use-near-view.ts';

interface TableRowGroupProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  group: RowGroup<Row>;
  rowId: (row: Row) => string;
  /** One of many: draws its rows near what is in sight alone, and numbers them for screen readers. */
  isPart: boolean;
}

/** Height that a row is expected to have before one was seen, in pixels: the stylesheet's least. */
const expectedRowPx = 36;

/** Rows of a table, or as much empty room as they take. */
function AnyTableRowGroup<Row>({ columns, group: { firstIndex, rows }, rowId, isPart }: TableRowGroupProps<Row>) {
  const { ref, isNear, heightPx = rows.length * expectedRowPx } = useNearView({ isNearAtFirst: firstIndex === 0, isWatched: isPart });
  if (!isNear) {
    return (
      <tbody ref={ref} aria-hidden>
        <tr style={{ blockSize: heightPx }} />
      </tbody>
    );
  }
  return (
    <tbody ref={ref} {...tableRoles.rowGroup}>
      {rows.map((row, index) => (
        // The head is the first row that is counted.
        <tr key={rowId(row)} {...tableRoles.row} aria-rowindex={isPart ? firstIndex + index + 2 : undefined} className={styles.row}>
          <TableCells columns={columns}>{(column) => <span className={styles.value}>{column.cell(row)}</span>}</TableCells>
        </tr>
      ))}
    </tbody>
  );
}

function isSame<Row>(before: TableRowGroupProps<Row>, after: TableRowGroupProps<Row>): boolean {
  return (
    before.columns === after.columns &&
    before.isPart === after.isPart &&
    before.group.firstIndex === after.group.firstIndex &&
    before.group.rows.length === after.group.rows.length &&
    before.group.rows.every((row, index) => row === after.group.rows[index])
  );
}

/** Drawn again only where its columns or one of its rows are others: a page that is appended leaves the rows above it alone. */
export const TableRowGroup = memo(AnyTableRowGroup, isSame) as typeof AnyTableRowGroup;
