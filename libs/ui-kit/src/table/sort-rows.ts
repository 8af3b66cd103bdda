/** How rows are ordered: by which column, and which way. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a column orders rows by; null stands last, whichever the direction. */
export type SortValue = string | number | bigint | boolean | null;

function compare(first: NonNullable<SortValue>, second: NonNullable<SortValue>, collator: Intl.Collator): number {
  if (typeof first === 'string' || typeof second === 'string') return collator.compare(String(first), String(second));
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Rows in a new order, equal ones as they were. Texts compare as people sort them: numbers inside by value, case and accents last. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
  locale?: string,
): readonly Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((firstRow, secondRow) => {
    const [first, second] = [valueOf(firstRow), valueOf(secondRow)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second, collator);
  });
}

/** The order after a click on a column's head: its first direction, then the other. */
export function nextSort(current: TableSort | undefined, columnId: string, first: TableSort['direction']): TableSort {
  if (current?.columnId !== columnId) return { columnId, direction: first };
  return { columnId, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}
