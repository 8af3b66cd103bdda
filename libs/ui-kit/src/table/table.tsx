import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useScrollRegion } from '../scroll-region/use-scroll-region.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { tableRoles } from './table-roles.ts';
import styles from './table.module.css';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which get tabular figures. @default 'start' */
  align?: 'start' | 'end';
  /** Names the row: a `<th scope="row">`, and the card's title on narrow screens. @default false */
  rowHeader?: boolean;
  /** Hides the header from sight, for columns of buttons. @default false */
  hideHeader?: boolean;
}

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Draws this many rows of skeletons in place of `rows`. @default 0 */
  loadingRows?: number;
  /** Shown under the header when there are no rows. */
  empty?: ReactNode;
  /** On narrow screens rows become cards (`cards`) or the table scrolls (`scroll`). @default 'cards' */
  narrow?: 'cards' | 'scroll';
  className?: string | undefined;
}

/** A dense table: rows of 36 px, 44 on touch, cards on a phone. Roles are spelt out because cards change `display`. */
export function Table<Row>({ caption, columns, rows, rowId, loadingRows = 0, empty, narrow = 'cards', className }: TableProps<Row>) {
  const { ref, region } = useScrollRegion<HTMLDivElement>();
  const cellClass = (column: TableColumn<Row>) =>
    classNames(styles.cell, column.align === 'end' && styles.end, column.rowHeader && styles.rowHeader);
  return (
    <div
      ref={ref}
      {...region}
      className={classNames(styles.scroller, narrow === 'cards' ? styles.cards : styles.scrolls, className)}
      aria-busy={loadingRows > 0 || undefined}
    >
      <table className={styles.table} {...tableRoles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                {...tableRoles.columnHeader}
                className={classNames(styles.head, column.align === 'end' && styles.end)}
              >
                {column.hideHeader ? <span className="visually-hidden">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup}>
          {Array.from({ length: loadingRows }, (_, row) => (
            <tr key={row} {...tableRoles.row} className={styles.row}>
              {columns.map((column) => (
                <td key={column.id} {...tableRoles.cell} className={cellClass(column)}>
                  {column.hideHeader || column.rowHeader ? null : (
                    <span className={styles.label} aria-hidden>
                      {column.header}
                    </span>
                  )}
                  <Skeleton className={styles.skeleton} />
                </td>
              ))}
            </tr>
          ))}
          {loadingRows > 0
            ? null
            : rows.map((row) => (
                <tr key={rowId(row)} {...tableRoles.row} className={styles.row}>
                  {columns.map((column) => {
                    const Cell = column.rowHeader ? 'th' : 'td';
                    return (
                      <Cell
                        key={column.id}
                        scope={column.rowHeader ? 'row' : undefined}
                        {...(column.rowHeader ? tableRoles.rowHeader : tableRoles.cell)}
                        className={cellClass(column)}
                      >
                        {column.hideHeader || column.rowHeader ? null : (
                          <span className={styles.label} aria-hidden>
                            {column.header}
                          </span>
                        )}
                        <span className={styles.value}>{column.cell(row)}</span>
                      </Cell>
                    );
                  })}
                </tr>
              ))}
        </tbody>
      </table>
      {rows.length === 0 && loadingRows === 0 ? empty : null}
    </div>
  );
}
