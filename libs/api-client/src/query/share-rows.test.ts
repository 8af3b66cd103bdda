import { expect, test } from 'vitest';
import { shareRows } from './share-rows.ts';

const list = (...pages: string[][]) => ({
  pages: pages.map((ids) => ({ data: ids.map((id) => ({ id, amount: 1 })), hasMore: true })),
  pageParams: pages.map((_, index) => (index === 0 ? undefined : pages[index - 1]?.at(-1))),
});
const rowsOf = ({ pages }: ReturnType<typeof list>) => pages.flatMap(({ data }) => data);

test('what is equal stays the same object, page by page and as a whole', () => {
  const before = list(['a', 'b'], ['c', 'd']);
  expect(shareRows(before, list(['a', 'b'], ['c', 'd']))).toBe(before);
  const longer = shareRows(before, list(['a', 'b'], ['c', 'd'], ['e']));
  expect(longer.pages.slice(0, 2)).toEqual([
    expect.toSatisfy((page) => page === before.pages[0]),
    expect.toSatisfy((page) => page === before.pages[1]),
  ]);
});

test('a row that moved down is the same object, and a row that changed is another one', () => {
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

test('a page that only came to its end is another page with the same rows', () => {
  const before = list(['a']);
  const after = { ...before, pages: before.pages.map((page) => ({ ...page, hasMore: false })) };
  const shared = shareRows(before, after);
  expect(shared).toEqual(after);
  expect(shared.pages[0]?.data).toBe(before.pages[0]?.data);
});

test('the first that is loaded is taken as it is', () => {
  const after = list(['a']);
  expect(shareRows(undefined, after)).toBe(after);
});
