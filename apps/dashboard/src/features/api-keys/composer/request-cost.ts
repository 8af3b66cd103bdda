import { computeUnitsOf, formatMicrocents, isPlanId, usageCost } from '@onepoint/plans-domain';
import type { ComposedRequest } from './composed-request.ts';

export interface RequestCost {
  readonly computeUnits: number;
  /** Dollars, decimal; null where it costs nothing, or the plan is one that this version does not know. */
  readonly price: string | null;
}

/** What an answered request costs. The public endpoint is free. */
export function requestCost({ method, through }: Pick<ComposedRequest, 'method' | 'through'>, planId: string): RequestCost {
  const computeUnits = computeUnitsOf(method);
  const microcents = through === 'key' && isPlanId(planId) ? usageCost(computeUnits, planId) : 0n;
  return { computeUnits, price: microcents === 0n ? null : formatMicrocents(microcents) };
}
