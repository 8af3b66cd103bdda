import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { TableColumn } from './table-column.ts';
import { tableRoles } from './table-roles.ts';
import styles from './table.module.css';

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
