import { useMemo, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useScrollRegion } from '../scroll-region/use-scroll-region.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { sortRows, type TableColumn, type TableSort } from './table-rows.ts';
import { TableBody, TableCells, tableRoles } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import styles from './table.module.css';

export { type SortValue, type TableSort, type TableColumn } from './table-rows.ts';

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
  /** Shown under the header in place of rows that could not be loaded: an `ErrorState`. */
  error?: ReactNode;
  /** The order at first, when the table keeps it. @default as given */
  defaultSort?: TableSort | undefined;
  /** The order, when the caller keeps it (in the address, say). */
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** On narrow screens rows become cards (`cards`) or the table scrolls (`scroll`). @default 'cards' */
  narrow?: 'cards' | 'scroll';
  /** Rows beyond this height scroll under a head that stays, in pixels. @default no limit */
  maxHeightPx?: number | undefined;
  className?: string | undefined;
}

/**
 * A table of more rows than this draws those near what is in sight; up to it a browser finds all of them, which come group by group. Whenever a
 * column grows wider a browser lays all rows out again: with 500 that took 150 ms, with 100 it fits into what nobody notices.
 */
const wholeRowsMax = 100;
const noRows: readonly never[] = [];

/**
 * A dense table: rows of 36 px, 44 on touch, cards on a phone. Roles are spelt out because cards change `display`. Thousands of rows are fine:
 * what is far from sight is room alone, and rows are drawn again only where they or `columns` are others (keep both the same between renders).
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowId,
  loadingRows = 0,
  empty,
  error,
  defaultSort,
  sort,
  onSortChange,
  narrow = 'cards',
  maxHeightPx,
  className,
}: TableProps<Row>) {
  const { ref, region } = useScrollRegion<HTMLDivElement>();
  const table = useRef<HTMLTableElement>(null);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const shownSort = sort ?? ownSort;
  const handleSortChange = (next: TableSort) => {
    setOwnSort(next);
    onSortChange?.(next);
  };
  const ordered = useMemo(() => {
    const valueOf = columns.find(({ id }) => id === shownSort?.columnId)?.sortValue;
    return valueOf && shownSort ? sortRows(rows, valueOf, shownSort.direction) : rows;
  }, [columns, rows, shownSort]);
  const loading = loadingRows > 0;
  const shown = loading || error ? noRows : ordered;
  return (
    <div
      ref={ref}
      {...region}
      className={classNames(
        styles.scroller,
        narrow === 'cards' ? styles.cards : styles.scrolls,
        maxHeightPx !== undefined && styles.sticky,
        className,
      )}
      style={maxHeightPx !== undefined ? { maxBlockSize: maxHeightPx } : undefined}
      aria-busy={loading || undefined}
    >
      <table
        ref={table}
        className={styles.table}
        {...tableRoles.table}
        aria-rowcount={shown.length > wholeRowsMax ? shown.length + 1 : undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={columns} sort={shownSort} onSortChange={handleSortChange} />
        {loading ? (
          <tbody {...tableRoles.rowGroup}>
            {Array.from({ length: loadingRows }, (_, row) => (
              <tr key={row} {...tableRoles.row} className={styles.row}>
                <TableCells columns={columns} loading>
                  {() => <Skeleton className={styles.skeleton} />}
                </TableCells>
              </tr>
            ))}
          </tbody>
        ) : (
          <TableBody table={table} columns={columns} rows={shown} rowId={rowId} wholeRowsMax={wholeRowsMax} />
        )}
      </table>
      {loading ? null : (error ?? (rows.length === 0 ? empty : null))}
    </div>
  );
}
