import { formatMicrocents, isPlanId, usageCost } from '@onepoint/plans-domain';

/**
 * What compute units cost on a plan, in dollars, exact.
 *
 * @param planId as the API sends it; on one that this version does not know the cost is not known either, and null
 */
export function rowCost(computeUnits: number, planId: string): string | null {
  return isPlanId(planId) ? formatMicrocents(usageCost(computeUnits, planId)) : null;
}
