import type { Statistics } from '@onepoint/api-contract';
import { formatMicrocents } from '@onepoint/plans-domain';
import type { Buckets } from './choose-buckets.ts';
import type { StatisticsRow } from './statistics-repository.ts';

type Series = Statistics['series'][number];

/** Sums as series: every bucket there, empty ones as zeros, the busiest chain and method first. */
export function toStatistics(rows: readonly StatisticsRow[], { fromSecs, widthSecs, count }: Buckets): Statistics {
  const instants = Array.from({ length: count + 1 }, (_, index) => new Date((fromSecs + index * widthSecs) * 1000).toISOString());
  const series = new Map<string, Series>();
  const total = { requests: 0, errors: 0, computeUnits: 0 };
  let microcents = 0n;

  for (const row of rows) {
    const key = JSON.stringify([row.chain, row.method]);
    const entry = series.get(key) ?? emptySeries(row, count);
    series.set(key, entry);
    const counts = { requests: Number(row.requests), errors: Number(row.errors), computeUnits: Number(row.compute_units) };
    for (const name of ['requests', 'errors', 'computeUnits'] as const) {
      entry[name][row.bucket] = counts[name];
      entry.total[name] += counts[name];
      total[name] += counts[name];
    }
    microcents += BigInt(row.microcents);
  }

  return {
    from: instants[0] ?? '',
    to: instants[count] ?? '',
    granularityInSecs: widthSecs,
    buckets: instants.slice(0, count),
    series: [...series.values()].toSorted((a, b) => b.total.requests - a.total.requests || compareNames(a, b)),
    total: { ...total, cost: formatMicrocents(microcents) },
  };
}

function emptySeries({ chain, method }: StatisticsRow, count: number): Series {
  const zeros = (): number[] => Array.from({ length: count }, () => 0);
  return { chain, method, requests: zeros(), errors: zeros(), computeUnits: zeros(), total: { requests: 0, errors: 0, computeUnits: 0 } };
}

function compareNames(a: Series, b: Series): number {
  const [first, second] = [`${a.chain} ${a.method}`, `${b.chain} ${b.method}`];
  return first < second ? -1 : Number(first > second);
}
