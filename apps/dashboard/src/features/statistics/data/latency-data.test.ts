import { statisticsFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { latencyData } from './latency-data.ts';

test('latency is two lines with gaps where nothing was measured', () => {
  const statistics = statisticsFixture({ buckets: 3, series: [{ chain: 'base', method: 'eth_call', requests: [1, 0, 1], p50Ms: 5 }] });
  const { series } = latencyData(statistics, { p50: 'Median', p95: '95th' });
  expect(series.map(({ label, values }) => ({ label, values }))).toEqual([
    { label: 'Median', values: [5, null, 5] },
    { label: '95th', values: [20, null, 20] },
  ]);
});
