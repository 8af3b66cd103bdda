import { expect, test } from 'vitest';
import { isRecentlyUsed } from './is-recently-used.ts';

const nowMs = Date.parse('2026-03-14T12:00:00.000Z');

test.each([
  ['2026-03-14T11:59:59.000Z', true],
  ['2026-03-13T12:00:00.001Z', true],
  ['2026-03-13T12:00:00.000Z', false],
  [null, false],
])('a key last used at %s is in use: %s', (lastUsedAt, expected) => {
  expect(isRecentlyUsed(lastUsedAt, nowMs)).toBe(expected);
});
