import type { Usage } from '@onepoint/api-contract';
import { formatMicrocents } from '@onepoint/plans-domain';

export interface UsageSums {
  readonly requests: number;
  readonly errors: number;
  readonly computeUnits: number;
  readonly microcents: bigint;
}

const nothing: UsageSums = { requests: 0, errors: 0, computeUnits: 0, microcents: 0n };

/** Several sums added up. */
export function addUsage(list: readonly UsageSums[]): UsageSums {
  return list.reduce(
    (total, one) => ({
      requests: total.requests + one.requests,
      errors: total.errors + one.errors,
      computeUnits: total.computeUnits + one.computeUnits,
      microcents: total.microcents + one.microcents,
    }),
    nothing,
  );
}

/** Sums as the contract has them: the cost in USD, exact. */
export function toUsageCounts({ requests, errors, computeUnits, microcents }: UsageSums = nothing): Usage['total'] {
  return { requests, errors, computeUnits, cost: formatMicrocents(microcents) };
}
