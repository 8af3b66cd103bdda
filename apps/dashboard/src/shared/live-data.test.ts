import { expect, test } from 'vitest';
import { refreshEvery } from './live-data.ts';

test('refetches only queries that have data', () => {
  expect(refreshEvery(5_000)({ state: { data: [] } })).toBe(5_000);
  expect(refreshEvery(5_000)({ state: { data: undefined } })).toBe(false);
});
