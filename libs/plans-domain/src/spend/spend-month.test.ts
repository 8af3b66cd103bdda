import { expect, it } from 'vitest';
import { spendMonth } from './spend-month.ts';

it.each([
  ['2026-11-01T00:00:00.000Z', '2026-11-01', '2026-12-01T00:00:00.000Z'],
  ['2026-11-30T23:59:59.999Z', '2026-11-01', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01T00:00:00.000Z'],
])('%s counts for the month of %s, until %s', (at, startsOn, resetsAt) => {
  expect(spendMonth(new Date(at))).toEqual({ startsOn, resetsAt: new Date(resetsAt) });
});
