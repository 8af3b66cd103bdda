import { statisticsFixture } from '@onepoint/testing/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupSeries } from './group-series.ts';

const statistics = statisticsFixture({
  buckets: 2,
  series: [
    { chain: 'base', method: 'eth_call', requests: [1, 2] },
    { chain: 'base', method: 'eth_getLogs', requests: [10, 0] },
    { chain: 'ethereum', method: 'eth_call', requests: [0, 5] },
  ],
});

test('series of one chain are summed, the busiest chain first', () => {
  expect(groupSeries(statistics, 'chain', 'requests', 7)).toEqual([
    { key: 'base', values: [11, 2], total: 13 },
    { key: 'ethereum', values: [0, 5], total: 5 },
  ]);
});

test('what is beyond the most layers is one last layer', () => {
  expect(groupSeries(statistics, 'method', 'requests', 1)).toEqual([
    { key: 'eth_getLogs', values: [10, 0], total: 10 },
    { key: null, values: [1, 7], total: 8 },
  ]);
});

test('nothing is lost or counted twice, however it is grouped', () => {
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
