import type { Statistics } from '@onepoint/api-contract';
import type { TimeSeriesData } from '@onepoint/charts';

/** Names of the two lines. */
export interface LatencyTexts {
  readonly p50: string;
  readonly p95: string;
}

/** Median and 95th percentile over time; a gap where nothing was measured. */
export function latencyData({ buckets, latency }: Pick<Statistics, 'buckets' | 'latency'>, { p50, p95 }: LatencyTexts): TimeSeriesData {
  return {
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: [
      { id: 'p50', label: p50, values: latency.p50Ms, color: 'chart-2' },
      { id: 'p95', label: p95, values: latency.p95Ms, color: 'chart-1' },
    ],
  };
}
