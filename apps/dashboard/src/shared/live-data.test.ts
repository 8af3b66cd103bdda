import { expect, test } from 'vitest';
import { refreshEvery } from './live-data.ts';

test('what is there is read again, a first load that failed is not', () => {
  expect(refreshEvery(5_000)({ state: { data: [] } })).toBe(5_000);
  expect(refreshEvery(5_000)({ state: { data: undefined } })).toBe(false);
});
