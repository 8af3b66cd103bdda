import { InfiniteQueryObserver, type InfiniteData } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueryClient } from './create-query-client.ts';
import { pagedQueryOptions, shareRows, type ListPage } from './paged-query-options.ts';

const limit = 4;

interface Entry {
  readonly id: string;
  readonly isOpen: boolean;
  readonly isReplaced?: boolean;
}

/** Serves a list that grows at the top. Ids count up, so a page can start below a deleted row. */
class Server {
  rows: Entry[] = [];
  requested: (string | undefined)[] = [];
  made = 0;

  add = (count: number, isOpen = false): void => {
    for (let left = count; left > 0; left -= 1) this.rows.unshift({ id: String((this.made += 1)), isOpen });
  };

  settle = (nth: number): void => {
    const open = this.rows.filter(({ isOpen }) => isOpen);
    const settled = open[nth % open.length];
    this.rows = this.rows.map((row) => (row === settled ? { ...row, isOpen: false } : row));
  };

  remove = (nth: number): void => void this.rows.splice(nth % this.rows.length, 1);

  listPage = (lastId: string | undefined, count: number) => {
    this.requested.push(lastId);
    const below = this.rows.filter(({ id }) => lastId === undefined || Number(id) < Number(lastId));
    return Promise.resolve({ data: below.slice(0, count), hasMore: below.length > count });
  };
}

type Loaded = InfiniteData<ListPage<Entry>, string | undefined>;

function read(server: Server) {
  const client = createQueryClient();
  const options = pagedQueryOptions({
    queryKey: ['list'],
    listPage: (page) => server.listPage(page.lastId, page.limit),
    limit,
    mayChange: ({ isOpen }: Entry) => isOpen,
    staleTime: 0,
  });
  const observer = new InfiniteQueryObserver(client, options);
  const shown = () => observer.getCurrentResult().data?.pages.flatMap(({ data }) => data) ?? [];
  /** Reopening a screen refetches stale data. */
  const reopen = async () => {
    server.requested = [];
    const leave = observer.subscribe(() => {});
    await observer.refetch({ cancelRefetch: false });
    leave();
  };
  const loadMore = async () => {
    if (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  };
  return { client, observer, shown, reopen, loadMore };
}

async function openList(server: Server, pages: number) {
  const list = read(server);
  await list.reopen();
  for (let page = 1; page < pages; page += 1) await list.loadMore();
  return list;
}

function serve(rows: number): Server {
  const server = new Server();
  server.add(rows);
  return server;
}

test('refetches only the first page, however many are loaded', async () => {
  const server = serve(40);
  const { shown, reopen } = await openList(server, 8);
  await reopen();
  expect(server.requested).toEqual([undefined]);
  expect(shown()).toEqual(server.rows.slice(0, 32));
});

test('shows new rows at the top and pushed-out rows with the next page', async () => {
  const server = serve(40);
  const { shown, reopen, loadMore } = await openList(server, 3);
  server.add(2);
  await reopen();
  expect(server.requested).toEqual([undefined]);
  expect(shown()).toEqual(server.rows.slice(0, 12));
  await loadMore();
  expect(shown()).toEqual(server.rows.slice(0, 16));
});

test('requests pages until one reaches the loaded rows', async () => {
  const server = serve(40);
  const { shown, reopen } = await openList(server, 6);
  server.add(9);
  const [, , , fourth, , , , eighth] = server.rows;
  await reopen();
  expect(server.requested).toEqual([undefined, fourth?.id, eighth?.id]);
  expect(shown()).toEqual(server.rows.slice(0, 24));
});

test('requests a page again only if one of its rows may have changed', async () => {
  const server = new Server();
  server.add(10);
  server.add(1, true);
  server.add(9);
  const { shown, reopen } = await openList(server, 5);
  server.settle(0);
  const above = server.rows[7];
  await reopen();
  expect(server.requested).toEqual([undefined, above?.id]);
  expect(shown()).toEqual(server.rows);
});

test('requests each page that may have changed', async () => {
  const server = new Server();
  server.add(40, true);
  const { shown, reopen } = await openList(server, 8);
  for (const nth of [3, 11, 25, 30]) server.settle(nth);
  await reopen();
  expect(server.requested).toHaveLength(8);
  expect(shown()).toEqual(server.rows.slice(0, 32));
});

test('continues a list that grew past its last page', async () => {
  const server = serve(4);
  const { observer, shown, reopen } = await openList(server, 1);
  expect(observer.getCurrentResult().hasNextPage).toBe(false);
  server.add(1);
  await reopen();
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  expect(shown()).toEqual(server.rows.slice(0, 4));
});

test('keeps a row that was replaced during the refetch', async () => {
  const server = serve(12);
  const { client, shown, reopen } = await openList(server, 3);
  const coming = reopen();
  client.setQueryData<Loaded>(['list'], (loaded) => loaded && { ...loaded, pages: loaded.pages.map(replaceRows) });
  await coming;
  expect(shown().map(({ isReplaced = false }) => isReplaced)).toEqual([...server.rows.keys()].map((index) => index >= limit));
});

const replaceRows = ({ data, hasMore }: ListPage<Entry>) => ({ data: data.map((row) => ({ ...row, isReplaced: true })), hasMore });

const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('add' as const), count: fc.integer({ min: 1, max: 11 }), isOpen: fc.boolean() }),
    fc.record({ what: fc.constantFrom('settle' as const, 'remove' as const), nth: fc.nat() }),
    fc.record({ what: fc.constantFrom('reopen' as const, 'loadMore' as const) }),
  ),
  { maxLength: 25 },
);

test('shows the newest rows without gaps, duplicates or old states after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      const server = serve(10);
      const { observer, shown, reopen, loadMore } = await openList(server, 1);
      for (const step of [...happened, { what: 'reopen' as const }]) {
        if (step.what === 'add') server.add(step.count, step.isOpen);
        else if (step.what === 'settle' || step.what === 'remove') server[step.what](step.nth);
        else if (step.what === 'loadMore') await loadMore();
        else {
          await reopen();
          const kept = new Set(server.rows.map(({ id }) => id));
          const seen = shown().filter(({ id }) => kept.has(id));
          expect(seen).toEqual(server.rows.slice(0, seen.length));
          expect(new Set(shown().map(({ id }) => id)).size).toBe(shown().length);
          // A deleted last row stays until the next page is requested.
          if (seen.length < server.rows.length) expect(observer.getCurrentResult().hasNextPage).toBe(true);
        }
      }
      for (let pages = 0; pages <= server.made; pages += 1) await loadMore();
      expect(observer.getCurrentResult().hasNextPage).toBe(false);
      expect(shown()).toEqual(expect.arrayContaining(server.rows));
    }),
  );
});

const list = (...pages: string[][]) => ({
  pages: pages.map((ids) => ({ data: ids.map((id) => ({ id, amount: 1 })), hasMore: true })),
  pageParams: pages.map((_, index) => (index === 0 ? undefined : pages[index - 1]?.at(-1))),
});
const rowsOf = ({ pages }: ReturnType<typeof list>) => pages.flatMap(({ data }) => data);

test('keeps equal pages and lists as the same objects', () => {
  const before = list(['a', 'b'], ['c', 'd']);
  expect(shareRows(before, list(['a', 'b'], ['c', 'd']))).toBe(before);
  const longer = shareRows(before, list(['a', 'b'], ['c', 'd'], ['e']));
  expect(longer.pages.slice(0, 2)).toEqual([
    expect.toSatisfy((page) => page === before.pages[0]),
    expect.toSatisfy((page) => page === before.pages[1]),
  ]);
});

test('keeps the object of a moved row and replaces the object of a changed one', () => {
  const before = list(['a', 'b'], ['c']);
  const after = list(['n', 'a'], ['b', 'c']);
  const changed = {
    ...after,
    pages: after.pages.map((page) => ({ ...page, data: page.data.map((row) => (row.id === 'b' ? { ...row, amount: 2 } : row)) })),
  };
  const shared = shareRows(before, changed);
  expect(shared).toEqual(changed);
  const [, a, b, c] = rowsOf(shared);
  const [oldA, oldB, oldC] = rowsOf(before);
  expect([a === oldA, b === oldB, c === oldC]).toEqual([true, false, true]);
});

test('replaces a page whose hasMore changed but keeps its rows', () => {
  const before = list(['a']);
  const after = { ...before, pages: before.pages.map((page) => ({ ...page, hasMore: false })) };
  const shared = shareRows(before, after);
  expect(shared).toEqual(after);
  expect(shared.pages[0]?.data).toBe(before.pages[0]?.data);
});

test('returns the first data unchanged', () => {
  const after = list(['a']);
  expect(shareRows(undefined, after)).toBe(after);
});
