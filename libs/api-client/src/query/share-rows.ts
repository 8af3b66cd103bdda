import { replaceEqualDeep, type InfiniteData } from '@tanstack/react-query';
import type { ListPage, ListRow } from './list-page.ts';

const shareItems = <Item>(before: readonly Item[], after: Item[]): readonly Item[] =>
  before.length === after.length && after.every((item, index) => item === before[index]) ? before : after;

/**
 * The same rows with the objects of before for whatever is equal. TanStack Query does so by position, where one new row on top would
 * make all others new objects, and a table draws each of them again; here a row is known by its id.
 */
export function shareRows<Pages extends InfiniteData<ListPage<ListRow>>>(before: Pages | undefined, after: Pages): Pages {
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
