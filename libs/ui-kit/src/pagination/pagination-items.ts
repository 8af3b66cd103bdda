/** What stands in a row of pages: a page's number, counted from 1, or a gap. */
export type PaginationItem = number | 'gap-start' | 'gap-end';

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The first and last page, the current one with a neighbour on each side, and gaps where more than one page is left out.
 * From 7 pages on the row keeps its length, so that the buttons stay under the pointer.
 *
 * @param page the current page, counted from 1
 */
export function paginationItems(page: number, pageCount: number): readonly PaginationItem[] {
  if (pageCount <= 7) return range(1, pageCount);
  const from = Math.max(3, Math.min(page - 1, pageCount - 4));
  const to = Math.min(pageCount - 2, Math.max(page + 1, 5));
  return [1, from === 3 ? 2 : 'gap-start', ...range(from, to), to === pageCount - 2 ? pageCount - 1 : 'gap-end', pageCount];
}
