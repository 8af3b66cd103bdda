import { expect, test } from 'vitest';
import { isFiltered, recentPeriod } from './url-filters.ts';

test.each([
  ['1h', '2026-03-14T11:00:00.000Z'],
  ['7d', '2026-03-07T12:00:00.000Z'],
] as const)('the period %s ends now and starts at %s', (id, from) => {
  const now = Date.parse('2026-03-14T12:00:00.000Z');
  expect(recentPeriod(id, now)).toEqual({ from, to: '2026-03-14T12:00:00.000Z' });
});

test('a list is filtered if any filter is set', () => {
  expect(isFiltered({ chain: null, from: null, to: null })).toBe(false);
  expect(isFiltered({ chain: 'ethereum', from: null, to: null })).toBe(true);
});
