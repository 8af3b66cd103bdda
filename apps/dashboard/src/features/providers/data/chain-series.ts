import type { Statistics } from '@onepoint/api-contract';
import type { TimeSeriesData } from '@onepoint/charts';

/** Requests or errors over time, a layer for each chain, the largest first. */
export function chainSeries(
  { buckets, series }: Pick<Statistics, 'buckets' | 'series'>,
  measure: 'requests' | 'errors',
  chainName: (slug: string) => string,
): TimeSeriesData {
  const byChain = Map.groupBy(series, ({ chain }) => chain);
  const layers = [...byChain].map(([chain, own]) => ({
    id: chain,
    label: chainName(chain),
    values: buckets.map((_, index) => own.reduce((sum, one) => sum + (one[measure][index] ?? 0), 0)),
    total: own.reduce((sum, { total }) => sum + total[measure], 0),
  }));
  return {
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: layers
      .toSorted((a, b) => b.total - a.total || a.id.localeCompare(b.id))
      .map(({ id, label, values }) => ({ id, label, values })),
  };
}
