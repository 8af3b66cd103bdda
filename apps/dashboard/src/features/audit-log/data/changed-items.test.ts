import { expect, test } from 'vitest';
import { changedItems } from './changed-items.ts';

test('of a changed list only what came and what went is told', () => {
  expect(changedItems(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  expect(changedItems([], [])).toEqual({ added: [], removed: [] });
});
