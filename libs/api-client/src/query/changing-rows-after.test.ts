import { expect, test } from 'vitest';
import { changingRowsAfter } from './changing-rows-after.ts';
import { indexLoadedRows } from './index-loaded-rows.ts';

const open = new Set(['7', '8', '9', '12', '23']);
const rows = indexLoadedRows([{ data: Array.from({ length: 25 }, (_, index) => ({ id: String(index) })), hasMore: false }]);
const after = (lastId: string, limitMax = 12) =>
  changingRowsAfter(rows, { lastId, limit: 4, limitMax, mayChange: ({ id }) => open.has(id) });

test('pages below that may have changed are asked for at once, up to the first that has not and as many as one may', () => {
  expect(after('3')).toBe(12);
  expect(after('3', 100)).toBe(12);
  expect(after('3', 11)).toBe(8);
  expect(after('11')).toBe(4);
});

test('below what was loaded, and below a row that is new, it is a page', () => {
  expect(after('24')).toBe(4);
  expect(after('new')).toBe(4);
});
