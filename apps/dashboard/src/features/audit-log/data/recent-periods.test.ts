import { expect, test } from 'vitest';
import { recentPeriods } from './recent-periods.ts';

test('periods end now and are as long as they are called', () => {
  const now = Date.parse('2026-03-14T12:00:00.000Z');
  expect(recentPeriods(now)[1]).toEqual({ id: '7d', value: { from: '2026-03-07T12:00:00.000Z', to: '2026-03-14T12:00:00.000Z' } });
  expect(recentPeriods(now).map(({ id }) => id)).toEqual(['24h', '7d', '30d', '90d']);
});
