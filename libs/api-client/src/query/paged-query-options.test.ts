import { InfiniteQueryObserver, type InfiniteData } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueryClient } from './create-query-client.ts';
import type { ListPage } from './list-page.ts';
import { pagedQueryOptions } from './paged-query-options.ts';

const limit = 4;

interface Entry {
  readonly id: string;
  readonly isOpen: boolean;
  readonly isReplaced?: boolean;
}

/** A list that grows at its top; its ids count up, so that a page begins below a row that is gone, too. */
class Server {
  rows: Entry[] = [];
  asked: (string | undefined)[] = [];
  made = 0;

  add = (count: number, isOpen = false): void => {
    for (let left = count; left > 0; left -= 1) this.rows.unshift({ id: String((this.made += 1)), isOpen });
  };

  /** An open row becomes another one, and is open no longer. */
  settle = (nth: number): void => {
    const open = this.rows.filter(({ isOpen }) => isOpen);
    const settled = open[nth % open.length];
    this.rows = this.rows.map((row) => (row === settled ? { ...row, isOpen: false } : row));
  };

  remove = (nth: number): void => void this.rows.splice(nth % this.rows.length, 1);

  listPage = (lastId: string | undefined, count: number) => {
    this.asked.push(lastId);
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
    limitMax: 3 * limit,
    mayChange: ({ isOpen }: Entry) => isOpen,
    staleTime: 0,
  });
  const observer = new InfiniteQueryObserver(client, options);
  const shown = () => observer.getCurrentResult().data?.pages.flatMap(({ data }) => data) ?? [];
  /** What a screen does when it is opened again: it asks for what is stale. */
  const comeBack = async () => {
    server.asked = [];
    const leave = observer.subscribe(() => {});
    await observer.refetch({ cancelRefetch: false });
    leave();
  };
  const loadMore = async () => {
    if (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  };
  return { client, observer, shown, comeBack, loadMore };
}

async function openList(server: Server, pages: number) {
  const list = read(server);
  await list.comeBack();
  for (let page = 1; page < pages; page += 1) await list.loadMore();
  return list;
}

function serve(rows: number): Server {
  const server = new Server();
  server.add(rows);
  return server;
}

test('coming back asks for the first page alone, however many were loaded', async () => {
  const server = serve(40);
  const { shown, comeBack } = await openList(server, 8);
  await comeBack();
  expect(server.asked).toEqual([undefined]);
  expect(shown()).toEqual(server.rows.slice(0, 32));
});

test('new rows stand on top, and what they push out at the end comes back with the next page', async () => {
  const server = serve(40);
  const { shown, comeBack, loadMore } = await openList(server, 3);
  server.add(2);
  await comeBack();
  expect(server.asked).toEqual([undefined]);
  expect(shown()).toEqual(server.rows.slice(0, 12));
  await loadMore();
  expect(shown()).toEqual(server.rows.slice(0, 16));
});

test('after more new rows than a page has, pages are asked for until one reaches what was loaded', async () => {
  const server = serve(40);
  const { shown, comeBack } = await openList(server, 6);
  server.add(9);
  const [, , , fourth, , , , eighth] = server.rows;
  await comeBack();
  expect(server.asked).toEqual([undefined, fourth?.id, eighth?.id]);
  expect(shown()).toEqual(server.rows.slice(0, 24));
});

test('a page with a row that may have changed is asked for again, the others are not', async () => {
  const server = new Server();
  server.add(10);
  server.add(1, true);
  server.add(9);
  const { shown, comeBack } = await openList(server, 5);
  server.settle(0);
  const above = server.rows[7];
  await comeBack();
  expect(server.asked).toEqual([undefined, above?.id]);
  expect(shown()).toEqual(server.rows);
});

test('pages that may all have changed are asked for several at once', async () => {
  const server = new Server();
  server.add(40, true);
  const { shown, comeBack } = await openList(server, 8);
  for (const nth of [3, 11, 25, 30]) server.settle(nth);
  const [, , , fourth] = server.rows;
  await comeBack();
  expect(server.asked).toEqual([undefined, fourth?.id, server.rows[15]?.id, server.rows[27]?.id]);
  expect(shown()).toEqual(server.rows.slice(0, 32));
});

test('a list that ended goes on when it grew', async () => {
  const server = serve(4);
  const { observer, shown, comeBack } = await openList(server, 1);
  expect(observer.getCurrentResult().hasNextPage).toBe(false);
  server.add(1);
  await comeBack();
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  expect(shown()).toEqual(server.rows.slice(0, 4));
});

test('a row that was replaced while the first page was on its way is not set back', async () => {
  const server = serve(12);
  const { client, shown, comeBack } = await openList(server, 3);
  const coming = comeBack();
  client.setQueryData<Loaded>(['list'], (loaded) => loaded && { ...loaded, pages: loaded.pages.map(replaceRows) });
  await coming;
  expect(shown().map(({ isReplaced = false }) => isReplaced)).toEqual([...server.rows.keys()].map((index) => index >= limit));
});

const replaceRows = ({ data, hasMore }: ListPage<Entry>) => ({ data: data.map((row) => ({ ...row, isReplaced: true })), hasMore });

const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('add' as const), count: fc.integer({ min: 1, max: 11 }), isOpen: fc.boolean() }),
    fc.record({ what: fc.constantFrom('settle' as const, 'remove' as const), nth: fc.nat() }),
    fc.record({ what: fc.constantFrom('comeBack' as const, 'loadMore' as const) }),
  ),
  { maxLength: 25 },
);

test('whatever happened meanwhile, who comes back sees the newest rows without holes, doubles and old states', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      const server = serve(10);
      const { observer, shown, comeBack, loadMore } = await openList(server, 1);
      for (const step of [...happened, { what: 'comeBack' as const }]) {
        if (step.what === 'add') server.add(step.count, step.isOpen);
        else if (step.what === 'settle' || step.what === 'remove') server[step.what](step.nth);
        else if (step.what === 'loadMore') await loadMore();
        else {
          await comeBack();
          const kept = new Set(server.rows.map(({ id }) => id));
          const seen = shown().filter(({ id }) => kept.has(id));
          expect(seen).toEqual(server.rows.slice(0, seen.length));
          expect(new Set(shown().map(({ id }) => id)).size).toBe(shown().length);
          // A row at the end that is gone since it was loaded is taken for the next one, until that is asked for.
          if (seen.length < server.rows.length) expect(observer.getCurrentResult().hasNextPage).toBe(true);
        }
      }
      for (let pages = 0; pages <= server.made; pages += 1) await loadMore();
      expect(observer.getCurrentResult().hasNextPage).toBe(false);
      expect(shown()).toEqual(expect.arrayContaining(server.rows));
    }),
  );
});
