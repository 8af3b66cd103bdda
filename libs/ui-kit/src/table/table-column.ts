import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which get tabular figures and sort from the greatest. @default 'start' */
  align?: 'start' | 'end';
  /** Names the row: a `<th scope="row">`, and the card's title on narrow screens. @default false */
  rowHeader?: boolean;
  /** Hides the header from sight, for columns of buttons. @default false */
  hideHeader?: boolean;
  /** Makes the column sortable: what its rows are ordered by. */
  sortValue?: (row: Row) => SortValue;
}
