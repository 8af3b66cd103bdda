import type { LoadedRows } from './index-loaded-rows.ts';
import type { ListPage, ListRow } from './list-page.ts';

export interface LoadedRowsAfterParameters<Item extends ListRow> {
  /** Id of the row that ends the page before. */
  readonly lastId: string;
  /** Rows of a page at most. */
  readonly limit: number;
  /** Whether a row may have become another one since it was loaded. */
  readonly mayChange: (row: Item) => boolean;
}

/**
 * The page after a row, made of what was loaded before, wherever the borders of its pages were. Undefined where it has to be asked for:
 * nothing is known after that row, or a row of the page may have changed.
 */
export function loadedRowsAfter<Item extends ListRow>(
  { rows, places, hasMore }: LoadedRows<Item>,
  { lastId, limit, mayChange }: LoadedRowsAfterParameters<Item>,
): ListPage<Item> | undefined {
  const place = places.get(lastId);
  if (place === undefined) return undefined;
  const end = place + 1 + limit;
  const data = rows.slice(place + 1, end);
  if (data.length === 0 || data.some(mayChange)) return undefined;
  return { data, hasMore: end < rows.length || hasMore };
}
