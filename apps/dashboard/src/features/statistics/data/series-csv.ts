import { formatCsv } from '@onepoint/charts/format-csv';
import type { Statistics } from '@onepoint/api-contract';
import { rowCost } from './row-cost.ts';

export type SeriesColumn = 'method' | 'chain' | 'requests' | 'errors' | 'computeUnits' | 'cost' | 'p50' | 'p95';

export interface SeriesCsvParameters {
  /** Heads of the columns. */
  texts: Readonly<Record<SeriesColumn, string>>;
  /** Plan the requests are charged by. */
  planId: string;
  chainName: (slug: string) => string;
}

/** The rows of the table by chain and method as CSV, in its order and with its columns. Cost in dollars, latency in milliseconds. */
export function seriesCsv(series: Statistics['series'], { texts, planId, chainName }: SeriesCsvParameters): string {
  const head = [texts.method, texts.chain, texts.requests, texts.errors, texts.computeUnits, texts.cost, texts.p50, texts.p95];
  const rows = series.map(({ method, chain, total }) => {
    const cost = rowCost(total.computeUnits, planId);
    return [
      method,
      chainName(chain),
      total.requests,
      total.errors,
      total.computeUnits,
      cost === null ? null : { decimal: cost },
      total.p50Ms,
      total.p95Ms,
    ];
  });
  return formatCsv([head, ...rows]);
}
