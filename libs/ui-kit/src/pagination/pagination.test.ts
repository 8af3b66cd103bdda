import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { paginationItems } from './pagination.tsx';

it('shows every page if there are few', () => {
  expect(paginationItems(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(paginationItems(1, 1)).toEqual([1]);
  expect(paginationItems(1, 0)).toEqual([]);
});

it('omits pages far from the current page', () => {
  expect(paginationItems(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-end', 20]);
  expect(paginationItems(10, 20)).toEqual([1, 'gap-start', 9, 10, 11, 'gap-end', 20]);
  expect(paginationItems(20, 20)).toEqual([1, 'gap-start', 16, 17, 18, 19, 20]);
});

it('always shows the current, first and last page in seven places, without gaps of a single page', () => {
  const pages = integer({ min: 8, max: 500 }).chain((count) => integer({ min: 1, max: count }).map((page) => ({ page, count })));
  assert(
    property(pages, ({ page, count }) => {
      const items = paginationItems(page, count);
      const numbers = items.filter((item) => typeof item === 'number');
      expect(items).toHaveLength(7);
      expect(numbers).toEqual(numbers.toSorted((first, second) => first - second));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      const steps = items.flatMap((item, index) => {
        const [before, after] = [items[index - 1], items[index + 1]];
        return typeof item === 'number' ? [] : [Number(after) - Number(before)];
      });
      expect(steps.every((step) => step > 2)).toBe(true);
    }),
  );
});
