import type { Statistics } from '@onepoint/api-contract';
import type { TimeSeriesData } from '@onepoint/charts';

export type BucketColumn = 'requests' | 'errors' | 'computeUnits' | 'p50' | 'p95';

/** All figures of each bucket, over all chains and methods: columns of a table and of its file. */
export function bucketData({ buckets, series, latency }: Statistics, texts: Readonly<Record<BucketColumn, string>>): TimeSeriesData {
  const sumOf = (count: 'requests' | 'errors' | 'computeUnits') =>
    buckets.map((_, index) => series.reduce((sum, one) => sum + (one[count][index] ?? 0), 0));
  return {
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: [
      { id: 'requests', label: texts.requests, values: sumOf('requests') },
      { id: 'errors', label: texts.errors, values: sumOf('errors') },
      { id: 'computeUnits', label: texts.computeUnits, values: sumOf('computeUnits') },
      { id: 'p50', label: texts.p50, values: latency.p50Ms },
      { id: 'p95', label: texts.p95, values: latency.p95Ms },
    ],
  };
}
