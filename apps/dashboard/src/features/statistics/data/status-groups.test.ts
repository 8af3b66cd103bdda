import { statisticsFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { errorGroups, statusGroups } from './status-groups.ts';

const statistics = statisticsFixture({
  buckets: 2,
  series: [
    { chain: 'base', method: 'eth_call', requests: [10, 20], errorRate: 0.5, errorStatus: 'rateLimited' },
    { chain: 'base', method: 'eth_getLogs', requests: [4, 8], errorRate: 0.25, errorStatus: 'invalid' },
  ],
});

test('errors stand by what they ended with, the most frequent first', () => {
  expect(errorGroups(statistics)).toEqual([
    { key: 'rateLimited', values: [5, 10] },
    { key: 'invalid', values: [1, 2] },
  ]);
});

test('answered requests and errors are all requests', () => {
  const groups = statusGroups(statistics);
  expect(groups[0]).toEqual({ key: 'ok', values: [8, 16] });
  expect([0, 1].map((bucket) => groups.reduce((sum, { values }) => sum + (values[bucket] ?? 0), 0))).toEqual([14, 28]);
});
