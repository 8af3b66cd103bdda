import { describe, expect, test } from 'vitest';
import {
  addToMonth,
  monthPeriod,
  usageMonths,
  apiKeyRows,
  methodRows,
  usageCsv,
  dayData,
  limitTone,
  dayPeriod,
  usageDay,
} from './usage.rules.ts';

describe('months', () => {
  const createdAt = '2025-11-20T10:00:00Z';
  const nowMs = Date.UTC(2026, 2, 31, 23, 59);

  test('defaults to the current month in UTC', () => {
    expect(usageMonths(null, createdAt, nowMs)).toEqual({ shown: '2026-03', previous: '2026-02', next: undefined });
  });

  test('ranges from the month the project was created to the current one', () => {
    expect(usageMonths('2025-11', createdAt, nowMs)).toEqual({ shown: '2025-11', previous: undefined, next: '2025-12' });
    expect(usageMonths('2025-12', createdAt, nowMs)).toEqual({ shown: '2025-12', previous: '2025-11', next: '2026-01' });
  });

  test.each(['2025-10', '2026-04', '2026-13', '2026-3', 'march', ''])('ignores %j', (asked) => {
    expect(usageMonths(asked, createdAt, nowMs)).toEqual(usageMonths(null, createdAt, nowMs));
  });

  test('handles a clock that is behind the server’s', () => {
    expect(usageMonths(null, '2026-04-01T00:00:00Z', nowMs).shown).toBe('2026-03');
  });

  test('covers the whole month', () => {
    expect(monthPeriod('2026-12')).toEqual({ from: '2026-12-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' });
    expect(addToMonth('2026-01', -1)).toBe('2025-12');
  });
});

describe('rows', () => {
  const line = (computeUnits: number, cost: string) => ({ requests: 1, errors: 0, computeUnits, cost });

  test('computes shares of the cost', () => {
    const rows = methodRows({
      byMethod: [
        { method: 'eth_getLogs', ...line(60, '0.75') },
        { method: 'eth_chainId', ...line(60, '0.25') },
      ],
      total: line(120, '1.00'),
    });
    expect(rows.map(({ id, name, share }) => [id, name, share])).toEqual([
      ['eth_getLogs', 'eth_getLogs', 0.75],
      ['eth_chainId', 'eth_chainId', 0.25],
    ]);
  });

  test('computes shares of compute units if nothing was spent', () => {
    const byApiKey = [{ apiKeyId: 'key_1', name: null, isDeleted: true, ...line(30, '0.00') }];
    expect(apiKeyRows({ byApiKey, total: line(120, '0.00') })).toMatchObject([{ id: 'key_1', name: null, isDeleted: true, share: 0.25 }]);
  });

  test('returns a share of 0 if the total is 0', () => {
    expect(methodRows({ byMethod: [{ method: 'eth_x', ...line(0, '0.00') }], total: line(0, '0.00') })[0]?.share).toBe(0);
  });
});

describe('usageCsv', () => {
  const texts = { name: 'Key', id: 'Id', requests: 'Requests', errors: 'Errors', computeUnits: 'CU', cost: 'USD' };

  test('writes the exact cost, and an empty name if it is unknown', () => {
    const row = { id: 'key_1', name: null, requests: 1234, errors: 5, computeUnits: 6, cost: '0.00000234', share: 1 };
    expect(usageCsv([row], texts)).toBe('Key,Id,Requests,Errors,CU,USD\r\n,key_1,1234,5,6,0.00000234\r\n');
  });
});

describe('dayData', () => {
  const texts = { usage: 'Usage', packages: 'Add-ons', plans: 'Plans', computeUnits: 'Compute units' };
  const nowMs = Date.UTC(2026, 2, 2, 12);
  const day = (date: string, computeUnits: number, usage: number, packages = 0) => ({
    day: `${date}T00:00:00.000Z`,
    requests: 1,
    errors: 0,
    computeUnits,
    cost: '0.00',
    charges: { usage, packages, plans: 0, total: usage + packages },
  });
  const days = [day('2026-03-01', 10, 39), day('2026-03-02', 0, 0), day('2026-03-03', 0, 0)];

  test('returns dollars or compute units per day, and null for future days', () => {
    expect(dayData(days, 'charges', texts, nowMs).series).toMatchObject([{ label: 'Usage', values: [0.39, 0, null] }]);
    expect(dayData(days, 'computeUnits', texts, nowMs).series).toMatchObject([{ label: 'Compute units', values: [10, 0, null] }]);
  });

  test('shows add-ons and plans only if something was charged for them', () => {
    const { series } = dayData([...days.slice(0, 1), day('2026-03-02', 0, 1, 9_800)], 'charges', texts, nowMs);
    expect(series).toMatchObject([{ id: 'usage' }, { id: 'packages', values: [0, 98] }]);
  });
});

describe('limitTone', () => {
  test.each([
    [0, 'accent'],
    [0.79, 'accent'],
    [0.8, 'caution'],
    [0.999, 'caution'],
    [1, 'negative'],
    [1.2, 'negative'],
  ])('share %d has the tone %s', (share, tone) => {
    expect(limitTone(share)).toBe(tone);
  });
});

test('accepts only days between the creation of the project and now', () => {
  const nowMs = Date.parse('2026-03-14T12:00:00Z');
  const day = (asked: string | null) => usageDay(asked, '2026-03-02T18:00:00Z', nowMs);
  expect([day('2026-03-02'), day('2026-03-14')]).toEqual(['2026-03-02', '2026-03-14']);
  for (const asked of [null, '', '2026-03', '2026-03-01', '2026-03-15', '2026-02-30', 'yesterday']) expect(day(asked)).toBeNull();
  expect(dayPeriod('2026-03-02')).toEqual({ from: '2026-03-02T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' });
});
