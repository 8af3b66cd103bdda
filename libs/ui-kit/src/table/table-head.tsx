import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names/class-names.ts';
import { nextSort, type TableColumn, type TableSort } from './table-rows.ts';
import { tableRoles } from './table-body.tsx';
import styles from './table.module.css';

interface TableHeadProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The header row. Sortable columns have buttons and `aria-sort`. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row} className={styles.headRow}>
        {columns.map(({ id, header, align, hideHeader, sortValue }) => {
          const order = sort?.columnId === id ? sort.direction : 'none';
          const Icon = icons[order];
          const handleSort = () => onSortChange(nextSort(sort, id, align === 'end' ? 'descending' : 'ascending'));
          return (
            <th
              key={id}
              scope="col"
              {...tableRoles.columnHeader}
              {...(sortValue ? { 'aria-sort': order } : {})}
              className={classNames(styles.head, align === 'end' && styles.end, hideHeader && styles.buttons, sortValue && styles.sortable)}
            >
              {sortValue ? (
                <button type="button" className={styles.sort} data-order={order} onClick={handleSort}>
                  {header}
                  <Icon size={14} strokeWidth={1.5} aria-hidden />
                </button>
              ) : (
                <span className={hideHeader ? 'visually-hidden' : undefined}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
