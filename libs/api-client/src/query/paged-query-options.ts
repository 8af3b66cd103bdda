import type { Call } from '@onepoint/api-contract';
import { infiniteQueryOptions, replaceEqualDeep, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { ApiClient, CallOptions, CallOutput } from '../client/create-api-client.ts';
import { createCall, type CallArguments, type CallParameters } from '../client/create-call.ts';

export interface ListRow {
  readonly id: string;
}

/** The id of a page's last row is the cursor of the next page. */
export interface ListPage<Row extends ListRow> {
  readonly data: readonly Row[];
  readonly hasMore: boolean;
}

type Pages<Row extends ListRow> = InfiniteData<ListPage<Row>, string | undefined>;

export interface PagedQueryOptionsParameters<Key extends QueryKey, Row extends ListRow> {
  readonly queryKey: Key;
  /** Fetches the page after a row, or the first one. Must return the newest row first, and never move a row relative to others. */
  readonly listPage: (page: { limit: number; lastId: string | undefined }, options: CallOptions) => Promise<ListPage<Row>>;
  readonly limit: number;
  readonly mayChange: (row: Row) => boolean;
  /** Milliseconds. Default: the query client's. */
  readonly staleTime?: number | undefined;
}

/**
 * Query options for a paged list that grows at its top. A refetch requests the first page, the pages below it until one reaches rows that are already
 * loaded, and pages with a row that may have changed. All others are rebuilt from the cache. The number of pages stays the same: rows pushed out at
 * the end return with the next page. An unchanged row stays the same object.
 */
export function pagedQueryOptions<Key extends QueryKey, Row extends ListRow>(parameters: PagedQueryOptionsParameters<Key, Row>) {
  const { queryKey, listPage, limit, mayChange, staleTime } = parameters;
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ client, pageParam: lastId, signal }): Promise<ListPage<Row>> => {
      // Read the cache for each page, because a mutation may have replaced a row since the refetch began.
      const pages = lastId === undefined ? undefined : client.getQueryData<Pages<Row>>(queryKey)?.pages;
      const cached = pages && lastId !== undefined ? cachedPageAfter(pages, { lastId, limit }) : undefined;
      return cached && !cached.data.some(mayChange) ? cached : listPage({ limit, lastId }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    structuralSharing: (before, after) => shareRows(before as Pages<Row> | undefined, after as Pages<Row>),
    ...(staleTime === undefined ? {} : { staleTime }),
  });
}

/** Creates the function for the prefix of a paged list's query keys: `['listAlerts', projectId]`. */
/* @__NO_SIDE_EFFECTS__ */
export function createListQueryKey<TCall extends Call>({ operationId }: TCall) {
  return ({ projectId }: ListParameters) => [operationId as TCall['operationId'], projectId] as const;
}

export interface ListParameters {
  readonly projectId: string;
}

export type PagedQueryParameters<TCall extends Call> = Omit<CallParameters<TCall>, 'lastId'> & ListParameters;

type RowOf<TCall extends Call> =
  CallOutput<TCall> extends { readonly data: readonly (infer Row extends { readonly id: string })[] } ? Row : never;

interface CreatePagedQueryOptionsParameters<TCall extends Call> {
  /** Rows per page. Default 20. */
  readonly limit?: number;
  /** Whether a row can change after it was loaded. Default: rows never change. */
  readonly mayChange?: (row: RowOf<TCall>) => boolean;
  /** Milliseconds. Default: the query client's. */
  readonly staleTime?: number;
}

/** Creates the function for the infinite query options of a project's paged list. See `pagedQueryOptions`. */
/* @__NO_SIDE_EFFECTS__ */
export function createPagedQueryOptions<TCall extends Call>(call: TCall, parameters: CreatePagedQueryOptionsParameters<TCall> = {}) {
  const { limit: limitDefault = 20, mayChange = () => false, staleTime } = parameters;
  const queryKey = createListQueryKey(call);
  const run = createCall(call);
  return (
    client: ApiClient,
    { projectId, limit = limitDefault, ...filter }: PagedQueryParameters<TCall> & { readonly limit?: number | undefined },
  ) =>
    pagedQueryOptions({
      queryKey: [...queryKey({ projectId }), { pages: limit, ...filter }] as const,
      listPage: (page, options) =>
        run(client, ...([{ projectId, ...filter, ...page }, options] as unknown as CallArguments<TCall>)) as Promise<
          ListPage<RowOf<TCall>>
        >,
      limit,
      mayChange,
      staleTime,
    });
}

/** The rows loaded below `lastId` as one page, no matter where their pages began. Undefined if none are loaded. */
function cachedPageAfter<Row extends ListRow>(
  pages: readonly ListPage<Row>[],
  { lastId, limit }: { lastId: string; limit: number },
): ListPage<Row> | undefined {
  const rows = pages.flatMap(({ data }) => data);
  const index = rows.findIndex(({ id }) => id === lastId);
  const end = index + 1 + limit;
  const data = index === -1 ? [] : rows.slice(index + 1, end);
  return data.length === 0 ? undefined : { data, hasMore: end < rows.length || pages.at(-1)?.hasMore === true };
}

/**
 * Reuses the objects of equal rows, matched by id. TanStack Query matches by position, so one new row at the top would give every other row a new
 * identity, and a table would render them all again.
 */
export function shareRows<Data extends InfiniteData<ListPage<ListRow>>>(before: Data | undefined, after: Data): Data {
  if (before === undefined) return after;
  const moved = before.pages.filter((page, index) => page !== after.pages[index]);
  const known = new Map(moved.flatMap(({ data }) => data.map((row) => [row.id, row] as const)));
  const pages = after.pages.map((page, index) => {
    const old = before.pages[index];
    if (page === old) return old;
    const rows = page.data.map((row) => replaceEqualDeep(known.get(row.id), row));
    const data = shareItems(old?.data ?? [], rows);
    return old && data === old.data && page.hasMore === old.hasMore ? old : { ...page, data };
  });
  const isSame = shareItems(before.pages, pages) === before.pages && shareItems(before.pageParams, after.pageParams) === before.pageParams;
  return isSame ? before : { ...after, pages };
}

const shareItems = <Item>(before: readonly Item[], after: Item[]): readonly Item[] =>
  before.length === after.length && after.every((item, index) => item === before[index]) ? before : after;
