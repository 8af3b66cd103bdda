import { expect, test } from 'vitest';
import { indexLoadedRows } from './index-loaded-rows.ts';
import { loadedRowsAfter } from './loaded-rows-after.ts';

const page = (ids: string, hasMore = true) => ({ data: ids.split('').map((id) => ({ id })), hasMore });
const never = (): boolean => false;
const isE = ({ id }: { id: string }): boolean => id === 'e';
const loaded = indexLoadedRows([page('abc'), page('def'), page('gh')]);
const ended = indexLoadedRows([page('abc'), page('de', false)]);

test('the page after a row has the rows below it, wherever the borders of the loaded pages were', () => {
  expect(loadedRowsAfter(loaded, { lastId: 'b', limit: 3, mayChange: never })).toEqual(page('cde'));
  expect(loadedRowsAfter(loaded, { lastId: 'c', limit: 3, mayChange: never })).toEqual(page('def'));
});

test('a page at the end of what was loaded is as long as what is left, and says whether the server had more', () => {
  expect(loadedRowsAfter(loaded, { lastId: 'f', limit: 3, mayChange: never })).toEqual(page('gh'));
  expect(loadedRowsAfter(ended, { lastId: 'b', limit: 3, mayChange: never })).toEqual(page('cde', false));
  expect(loadedRowsAfter(ended, { lastId: 'a', limit: 2, mayChange: never })).toEqual(page('bc', true));
});

test('it has to be asked for when the row was never loaded, or nothing below it was', () => {
  expect(loadedRowsAfter(loaded, { lastId: 'x', limit: 3, mayChange: never })).toBeUndefined();
  expect(loadedRowsAfter(loaded, { lastId: 'h', limit: 3, mayChange: never })).toBeUndefined();
  expect(loadedRowsAfter(indexLoadedRows([]), { lastId: 'a', limit: 3, mayChange: never })).toBeUndefined();
});

test('it has to be asked for when one of its rows may have changed, and not when another row may have', () => {
  expect(loadedRowsAfter(loaded, { lastId: 'b', limit: 3, mayChange: isE })).toBeUndefined();
  expect(loadedRowsAfter(loaded, { lastId: 'e', limit: 3, mayChange: isE })).toEqual(page('fgh'));
});
