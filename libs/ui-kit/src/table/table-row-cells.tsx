import { memo } from 'react';
import { TableCells } from './table-cells.tsx';
import type { TableColumn } from './table-column.ts';
import styles from './table.module.css';

interface TableRowCellsProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  row: Row;
}

function AnyTableRowCells<Row>({ columns, row }: TableRowCellsProps<Row>) {
  return <TableCells columns={columns}>{(column) => <span className={styles.value}>{column.cell(row)}</span>}</TableCells>;
}

/** What stands in a row. Not drawn again where a row above it is added or changes: the row moves as it is. */
export const TableRowCells = memo(AnyTableRowCells) as typeof AnyTableRowCells;
