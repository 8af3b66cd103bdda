import { expect, it } from 'vitest';
import { parseHistoryMark } from './router-history.ts';

it.each([null, 'text', {}, { modals: null }, { modals: {} }])('%j is no mark of a modal', (state) => {
  expect(parseHistoryMark(state)).toBeUndefined();
});

const page = { visit: 'first', search: '?a=b' };

it.each([
  [{ depth: 0, page }],
  [{ depth: -1, page }],
  [{ depth: 1.5, page }],
  [{ depth: '1', page }],
  [{ depth: 1 }],
  [{ depth: 1, page: 'first' }],
  [{ depth: 1, page: { visit: 'first' } }],
  [{ depth: 1, page: { search: '' } }],
  [{ page }],
])('a mark that something else has written, %j, counts as none', (modals) => {
  expect(parseHistoryMark({ modals })).toBeUndefined();
});

it('a mark is read beside what the app keeps in the same entry', () => {
  expect(parseHistoryMark({ from: '/login', modals: { depth: 2, page, later: true } })).toEqual({ depth: 2, page });
});
