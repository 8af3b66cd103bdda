import type { Statistics } from '@onepoint/api-contract';

export interface MethodUsage {
  readonly method: string;
  readonly requests: number;
  readonly computeUnits: number;
  /** Part of all compute units, 0 to 1. */
  readonly share: number;
}

/** What each method used over all chains, the dearest first. */
export function usageByMethod({ series, total }: Pick<Statistics, 'series' | 'total'>): MethodUsage[] {
  const sums = new Map<string, { requests: number; computeUnits: number }>();
  for (const { method, total: own } of series) {
    const { requests, computeUnits } = sums.get(method) ?? { requests: 0, computeUnits: 0 };
    sums.set(method, { requests: requests + own.requests, computeUnits: computeUnits + own.computeUnits });
  }
  return [...sums]
    .map(([method, sum]) => ({ method, ...sum, share: total.computeUnits === 0 ? 0 : sum.computeUnits / total.computeUnits }))
    .toSorted((a, b) => b.computeUnits - a.computeUnits || b.requests - a.requests || a.method.localeCompare(b.method));
}
