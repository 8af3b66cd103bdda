import { expect, test } from 'vitest';
import { isAsExpected } from './is-as-expected.ts';

const now = { name: 'Indexer', balance: 500, alerts: { lowBalance: null, spendPercents: [80, 100], open: [] } };

test('compares only the given fields', () => {
  expect(isAsExpected(now, {})).toBe(true);
  expect(isAsExpected(now, { name: 'Indexer', balance: undefined })).toBe(true);
  expect(isAsExpected(now, { alerts: { lowBalance: null, spendPercents: [80, 100] } })).toBe(true);
});

test.each([
  { name: 'Bridge' },
  { alerts: { lowBalance: 0 } },
  { alerts: { spendPercents: [80] } },
  { alerts: { spendPercents: [100, 80] } },
])('returns false for %j', (expected) => {
  expect(isAsExpected(now, expected)).toBe(false);
});
