import { expect, test } from 'vitest';
import { addToMonth, monthPeriod, usageMonths } from './usage-month.ts';

const createdAt = '2025-11-20T10:00:00Z';
const nowMs = Date.UTC(2026, 2, 31, 23, 59);

test('without an address it is the present month, in UTC', () => {
  expect(usageMonths(null, createdAt, nowMs)).toEqual({ shown: '2026-03', previous: '2026-02', next: undefined });
});

test('months lead from the one in which the project was created to the present one', () => {
  expect(usageMonths('2025-11', createdAt, nowMs)).toEqual({ shown: '2025-11', previous: undefined, next: '2025-12' });
  expect(usageMonths('2025-12', createdAt, nowMs)).toEqual({ shown: '2025-12', previous: '2025-11', next: '2026-01' });
});

test.each(['2025-10', '2026-04', '2026-13', '2026-3', 'march', ''])('%j is as good as absent', (asked) => {
  expect(usageMonths(asked, createdAt, nowMs)).toEqual(usageMonths(null, createdAt, nowMs));
});

test('a clock behind the server’s does not leave the project without a month', () => {
  expect(usageMonths(null, '2026-04-01T00:00:00Z', nowMs).shown).toBe('2026-03');
});

test('a period is the whole month', () => {
  expect(monthPeriod('2026-12')).toEqual({ from: '2026-12-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' });
  expect(addToMonth('2026-01', -1)).toBe('2025-12');
});
