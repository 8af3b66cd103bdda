import { useMemo, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useScrollRegion } from '../scroll-region/use-scroll-region.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { rowLinkHandlers } from './row-link.ts';
import { sortRows, type TableColumn, type TableSort } from './table-rows.ts';
import { TableBody, TableCells, tableRoles } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import styles from './table.module.css';

export { type SortValue, type TableSort, type TableColumn } from './table-rows.ts';

export interface TableProps<Row> {
  /** Accessible name. */
  caption: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Renders this many skeleton rows instead of `rows`. @default 0 */
  loadingRows?: number;
  /** Shown below the header if there are no rows. */
  empty?: ReactNode;
  /** Shown below the header instead of rows that failed to load: an `ErrorState`. */
  error?: ReactNode;
  /** Initial sort order, if uncontrolled. @default as given */
  defaultSort?: TableSort | undefined;
  /** Sort order, if controlled, for example in the URL. */
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Whether rows become cards or the table scrolls on narrow screens. @default 'cards' */
  narrow?: 'cards' | 'scroll';
  /** Clicking a row follows the link in its row header. @default false */
  rowLinks?: boolean;
  /** Maximum height of the rows in pixels; they scroll below a sticky header. @default no limit */
  maxHeightPx?: number | undefined;
  className?: string | undefined;
}

/**
 * Tables with more rows render only those near the visible part. Smaller tables render all rows, so that find-in-page works. A wider column makes the
 * browser lay out all rows again, which took 150 ms with 500 rows and is not noticeable with 100.
 */
const wholeRowsMax = 100;
const noRows: readonly never[] = [];

/**
 * A dense table with rows of 36 px, 44 px on touch screens, and cards on phones. Roles are explicit because cards change `display`. Thousands of rows
 * are fine: only visible rows are rendered, and rows re-render only when they or `columns` change (keep both referentially stable).
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
  rowLinks = false,
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
        className={classNames(styles.table, rowLinks && styles.links)}
        {...tableRoles.table}
        {...(rowLinks ? rowLinkHandlers : {})}
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
