import type { ListPage, ListRow } from './list-page.ts';

/** Pages as one list whose rows are found by their ids. */
export interface LoadedRows<Item extends ListRow> {
  readonly rows: readonly Item[];
  readonly places: ReadonlyMap<string, number>;
  /** Whether the server had more after the last of them. */
  readonly hasMore: boolean;
}

/** Takes pages for one list. */
export function indexLoadedRows<Item extends ListRow>(pages: readonly ListPage<Item>[]): LoadedRows<Item> {
  const rows = pages.flatMap(({ data }) => data);
  return { rows, places: new Map(rows.map(({ id }, place) => [id, place])), hasMore: pages.at(-1)?.hasMore === true };
}
