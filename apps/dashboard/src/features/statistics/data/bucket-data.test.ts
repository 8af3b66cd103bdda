import { statisticsFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { bucketData } from './bucket-data.ts';

const texts = { requests: 'Requests', errors: 'Errors', computeUnits: 'CU', p50: 'p50', p95: 'p95' };

test('a row holds the sums of all chains and methods, and no latency where nothing was measured', () => {
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
