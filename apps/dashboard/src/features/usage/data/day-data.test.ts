import { expect, test } from 'vitest';
import { dayData } from './day-data.ts';

const day = (date: string, computeUnits: number, cost: string) => ({
  day: `${date}T00:00:00.000Z`,
  requests: 1,
  errors: 0,
  computeUnits,
  cost,
});

test('days have their dollars or compute units, and days to come have nothing', () => {
  const days = [day('2026-03-01', 10, '0.39'), day('2026-03-02', 0, '0.00'), day('2026-03-03', 0, '0.00')];
  const nowMs = Date.UTC(2026, 2, 2, 12);
  expect(dayData(days, 'cost', 'Spend', nowMs).series[0]?.values).toEqual([0.39, 0, null]);
  expect(dayData(days, 'computeUnits', 'Compute units', nowMs).series[0]?.values).toEqual([10, 0, null]);
});
