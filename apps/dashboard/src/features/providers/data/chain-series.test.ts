import { expect, test } from 'vitest';
import { chainSeries } from './chain-series.ts';

const one = (chain: string, method: string, requests: number[]) => ({
  chain,
  method,
  requests,
  errors: [1, 0],
  computeUnits: [0, 0],
  total: { requests: requests.reduce((sum, value) => sum + value, 0), errors: 1, computeUnits: 0, p50Ms: null, p95Ms: null },
});

test('methods of one chain are one layer, the largest comes first, and what failed was not served', () => {
  const buckets = ['2026-03-14T11:00:00.000Z', '2026-03-14T12:00:00.000Z'];
  const series = [one('bsc', 'eth_call', [1, 2]), one('base', 'eth_call', [3, 4]), one('base', 'eth_getLogs', [5, 6])];
  const seriesOf = (measure: 'served' | 'errors') => chainSeries({ buckets, series }, measure, (slug) => slug.toUpperCase());
  expect(seriesOf('served')).toEqual({
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: [
      { id: 'base', label: 'BASE', values: [6, 10] },
      { id: 'bsc', label: 'BSC', values: [0, 2] },
    ],
  });
  expect(seriesOf('errors').series.map(({ id, values }) => [id, values])).toEqual([
    ['base', [2, 0]],
    ['bsc', [1, 0]],
  ]);
});
