import type { LoadedRows } from './index-loaded-rows.ts';
import type { ListRow } from './list-page.ts';
import type { LoadedRowsAfterParameters } from './loaded-rows-after.ts';

export interface ChangingRowsAfterParameters<Item extends ListRow> extends LoadedRowsAfterParameters<Item> {
  /** Rows that can be asked for at once. */
  readonly limitMax: number;
}

/** How many rows after a row to ask for: a page, and those below it that have to be asked for again as well. */
export function changingRowsAfter<Item extends ListRow>(
  { rows, places }: LoadedRows<Item>,
  { lastId, limit, limitMax, mayChange }: ChangingRowsAfterParameters<Item>,
): number {
  const place = places.get(lastId);
  if (place === undefined) return limit;
  let count = limit;
  while (count + limit <= limitMax && rows.slice(place + 1 + count, place + 1 + count + limit).some(mayChange)) count += limit;
  return count;
}
