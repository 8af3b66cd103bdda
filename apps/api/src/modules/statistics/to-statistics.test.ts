import { expect, test } from 'vitest';
import { toStatistics } from './statistics.mapping.ts';

const buckets = { fromSecs: 1_800_000_000, widthSecs: 60, count: 3 };
const row = {
  kind: 'series' as const,
  bucket: 0,
  chain: 'ethereum',
  method: 'eth_call',
  requests: '1',
  errors: '0',
  compute_units: '26',
  microcents: '1014',
};

test('buckets without traffic are zeros, and totals are the sums', () => {
  const statistics = toStatistics(
    [row, { ...row, bucket: 2, requests: '4', errors: '2' }, { ...row, chain: 'base', requests: '9' }],
    buckets,
  );
  expect(statistics.buckets).toHaveLength(3);
  expect(statistics.series.map(({ chain, requests, errors }) => ({ chain, requests, errors }))).toEqual([
    { chain: 'base', requests: [9, 0, 0], errors: [0, 0, 0] },
    { chain: 'ethereum', requests: [1, 0, 4], errors: [0, 0, 2] },
  ]);
  expect(statistics.total).toEqual({ requests: 14, errors: 2, computeUnits: 78, cost: '0.00003042' });
  expect(statistics.errorsByStatus).toEqual([{ status: 'unclassified', errors: [0, 0, 2], total: 2 }]);
});

test('no traffic is no series and a cost of nothing', () => {
  expect(toStatistics([], buckets)).toMatchObject({
    series: [],
    errorsByStatus: [],
    latency: { p50Ms: [null, null, null], p95Ms: [null, null, null], total: { p50Ms: null, p95Ms: null } },
    total: { requests: 0, errors: 0, computeUnits: 0, cost: '0.00' },
  });
});
