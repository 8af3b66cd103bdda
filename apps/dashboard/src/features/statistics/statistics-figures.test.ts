import { statisticsFixture } from '@onepoint/testing/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketData, changeOf, errorGroups, groupSeries, keepOrder, latencyData, rowCost, statusGroups } from './statistics-figures.ts';

describe('changeOf', () => {
  test.each([
    [112, 100, 0.12],
    [50, 100, -0.5],
    [100, 100, 0],
    [0, 100, -1],
    [5, 0, null],
  ])('%i after %i is %s', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change);
  });
});

describe('rowCost', () => {
  test('prices compute units exactly', () => {
    expect(rowCost(1_000_000, 'PAYG')).toBe('0.39');
    expect(rowCost(1, 'PAYG')).toBe('0.00000039');
    expect(rowCost(26, 'FREE')).toBe('0.00');
  });

  test('returns null for an unknown plan', () => {
    expect(rowCost(26, 'PLATINUM')).toBeNull();
  });
});

describe('bucketData', () => {
  const texts = { requests: 'Requests', errors: 'Errors', computeUnits: 'CU', p50: 'p50', p95: 'p95' };

  test('sums all chains and methods and leaves latency empty without requests', () => {
    const statistics = statisticsFixture({
      buckets: 2,
      series: [
        { chain: 'base', method: 'eth_call', requests: [0, 2], errorRate: 0.5, computeUnits: 26 },
        { chain: 'bsc', method: 'eth_chainId', requests: [0, 3], computeUnits: 1 },
      ],
    });
    const { timesMs, series } = bucketData(statistics, texts);
    expect(timesMs).toEqual(statistics.buckets.map((bucket) => Date.parse(bucket)));
    expect(series.map(({ label, values }) => [label, ...values])).toEqual([
      ['Requests', 0, 5],
      ['Errors', 0, 1],
      ['CU', 0, 55],
      ['p50', null, 4],
      ['p95', null, 16],
    ]);
  });
});

describe('latencyData', () => {
  test('returns two lines with gaps', () => {
    const statistics = statisticsFixture({ buckets: 3, series: [{ chain: 'base', method: 'eth_call', requests: [1, 0, 1], p50Ms: 5 }] });
    const { series } = latencyData(statistics, { p50: 'Median', p95: '95th' });
    expect(series.map(({ label, values }) => ({ label, values }))).toEqual([
      { label: 'Median', values: [5, null, 5] },
      { label: '95th', values: [20, null, 20] },
    ]);
  });
});

describe('statusGroups', () => {
  const statistics = statisticsFixture({
    buckets: 2,
    series: [
      { chain: 'base', method: 'eth_call', requests: [10, 20], errorRate: 0.5, errorStatus: 'rateLimited' },
      { chain: 'base', method: 'eth_getLogs', requests: [4, 8], errorRate: 0.25, errorStatus: 'invalid' },
    ],
  });

  test('sorts errors by frequency', () => {
    expect(errorGroups(statistics)).toEqual([
      { key: 'rateLimited', values: [5, 10] },
      { key: 'invalid', values: [1, 2] },
    ]);
  });

  test('adds up to all requests', () => {
    const groups = statusGroups(statistics);
    expect(groups[0]).toEqual({ key: 'ok', values: [8, 16] });
    expect([0, 1].map((bucket) => groups.reduce((sum, { values }) => sum + (values[bucket] ?? 0), 0))).toEqual([14, 28]);
  });
});

describe('groupSeries', () => {
  const statistics = statisticsFixture({
    buckets: 2,
    series: [
      { chain: 'base', method: 'eth_call', requests: [1, 2] },
      { chain: 'base', method: 'eth_getLogs', requests: [10, 0] },
      { chain: 'ethereum', method: 'eth_call', requests: [0, 5] },
    ],
  });

  test('sums series by chain, busiest first', () => {
    expect(groupSeries(statistics, 'chain', 'requests', 7)).toEqual([
      { key: 'base', values: [11, 2], total: 13 },
      { key: 'ethereum', values: [0, 5], total: 5 },
    ]);
  });

  test('sums layers beyond the maximum into one', () => {
    expect(groupSeries(statistics, 'method', 'requests', 1)).toEqual([
      { key: 'eth_getLogs', values: [10, 0], total: 10 },
      { key: null, values: [1, 7], total: 8 },
    ]);
  });

  test('keeps the total with any grouping', () => {
    const series = fc.record({
      chain: fc.constantFrom('ethereum', 'base', 'bsc'),
      method: fc.constantFrom('eth_call', 'eth_chainId', 'net_version'),
      requests: fc.array(fc.nat(1000), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(series),
        fc.constantFrom('chain' as const, 'method' as const),
        fc.integer({ min: 1, max: 3 }),
        (all, by, groupsMax) => {
          const reply = statisticsFixture({ series: all, buckets: 5 });
          const groups = groupSeries(reply, by, 'requests', groupsMax);
          expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(reply.total.requests);
          expect(groups.length).toBeLessThanOrEqual(groupsMax + 1);
        },
      ),
    );
  });
});

describe('keepOrder', () => {
  const keyed = (...keys: Array<string | null>) => keys.map((key) => ({ key }));

  test('keeps the previous order and appends new groups', () => {
    expect(keepOrder(['a', 'b'], keyed('c', 'b', 'd', 'a'))).toEqual(keyed('a', 'b', 'c', 'd'));
  });

  test('keeps "Others" last', () => {
    expect(keepOrder(['a', null], keyed('b', 'a', null))).toEqual(keyed('a', 'b', null));
  });

  test('keeps the given order at first', () => {
    expect(keepOrder([], keyed('z', 'a', null))).toEqual(keyed('z', 'a', null));
  });
});
