import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '../client/call-types.ts';
import { changingRowsAfter } from './changing-rows-after.ts';
import { indexLoadedRows, type LoadedRows } from './index-loaded-rows.ts';
import { loadedRowsAfter, type LoadedRowsAfterParameters } from './loaded-rows-after.ts';
import type { ListPage, ListRow } from './list-page.ts';
import { shareRows } from './share-rows.ts';

type Pages<Item extends ListRow> = InfiniteData<ListPage<Item>, string | undefined>;

export interface PagedQueryOptionsParameters<Key extends QueryKey, Item extends ListRow> extends Omit<
  LoadedRowsAfterParameters<Item>,
  'lastId'
> {
  readonly queryKey: Key;
  /** Asks for the page after a row, or for the first one: newest first, each row at one place for ever. */
  readonly listPage: (page: { limit: number; lastId: string | undefined }, options: CallOptions) => Promise<ListPage<Item>>;
  /** Rows that can be asked for at once, where several pages are asked for again. Default: `limit`. */
  readonly limitMax?: number | undefined;
  /** Default: the query client's. */
  readonly staleTime?: number | undefined;
}

/**
 * A list that grows at its top, page by page. Asked for again it asks for its first page, for those below until one reaches what was
 * loaded before, and for those with a row that may have changed; all others are taken from what was loaded. Pages
 * to ask for again that follow each other are asked for at once, as far as `limitMax` allows. The number of pages stays: rows
 * that new ones pushed out at the end come back with the next page. A row that did not change is the same object as before.
 */
export function pagedQueryOptions<Key extends QueryKey, Item extends ListRow>(parameters: PagedQueryOptionsParameters<Key, Item>) {
  const { queryKey, listPage, limit, limitMax = limit, mayChange, staleTime } = parameters;
  let indexed: { readonly pages: Pages<Item>['pages']; readonly rows: LoadedRows<Item> } | undefined;
  // Once for all pages that are asked for again one after the other, which may be hundreds.
  const rowsOf = ({ pages }: Pages<Item>): LoadedRows<Item> => {
    if (indexed?.pages !== pages) indexed = { pages, rows: indexLoadedRows(pages) };
    return indexed.rows;
  };
  // Several pages that came at once, while the same fetch asks for them one after the other.
  const batches = new WeakMap<AbortSignal, LoadedRows<Item>>();
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ client, pageParam: lastId, signal }): Promise<ListPage<Item>> => {
      // What is at hand now, and not when the first page was asked for: a row may have been replaced since.
      const loaded = lastId === undefined ? undefined : client.getQueryData<Pages<Item>>(queryKey);
      if (loaded === undefined || lastId === undefined) return listPage({ limit, lastId }, { signal });
      const rows = rowsOf(loaded);
      const batch = batches.get(signal);
      const known =
        (batch && loadedRowsAfter(batch, { lastId, limit, mayChange: () => false })) ?? loadedRowsAfter(rows, { lastId, limit, mayChange });
      if (known) return known;
      const page = await listPage({ limit: changingRowsAfter(rows, { lastId, limit, limitMax, mayChange }), lastId }, { signal });
      batches.set(signal, indexLoadedRows([page]));
      return { data: page.data.slice(0, limit), hasMore: page.hasMore || page.data.length > limit };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    structuralSharing: (before, after) => shareRows(before as Pages<Item> | undefined, after as Pages<Item>),
    ...(staleTime === undefined ? {} : { staleTime }),
  });
}
