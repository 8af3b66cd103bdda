import type { Statistics } from '@onepoint/api-contract';
import type { TimeSeriesData } from '@onepoint/charts';

/** Requests that were answered, or that were not, over time; a layer for each chain, the largest first. */
export function chainSeries(
  { buckets, series }: Pick<Statistics, 'buckets' | 'series'>,
  measure: 'served' | 'errors',
  chainName: (slug: string) => string,
): TimeSeriesData {
  const countOf = (requests: number, errors: number): number => (measure === 'errors' ? errors : requests - errors);
  const byChain = Map.groupBy(series, ({ chain }) => chain);
  const layers = [...byChain].map(([chain, own]) => ({
    id: chain,
    label: chainName(chain),
    values: buckets.map((_, index) => own.reduce((sum, one) => sum + countOf(one.requests[index] ?? 0, one.errors[index] ?? 0), 0)),
    total: own.reduce((sum, { total }) => sum + countOf(total.requests, total.errors), 0),
  }));
  return {
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: layers
      .toSorted((a, b) => b.total - a.total || a.id.localeCompare(b.id))
      .map(({ id, label, values }) => ({ id, label, values })),
  };
}
