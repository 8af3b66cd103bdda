import { isPlanId, type BillingState, type PlanId } from '@onepoint/plans-domain';
import type { projects } from '../schema/projects.ts';

/** A stored project as the rules of billing see it; null for a plan that this version does not know, which is left alone. */
export function toBillingState(row: typeof projects.$inferSelect): BillingState | null {
  if (!isPlanId(row.planId)) return null;
  const next: PlanId | null = row.nextPlanId !== null && isPlanId(row.nextPlanId) ? row.nextPlanId : null;
  return {
    balanceCents: row.balanceCents,
    planId: row.planId,
    nextPlanId: next,
    planEndsAt: row.planEndsAt,
    planAnchorDay: row.planAnchorDay,
    packageCount: row.packageCount,
    nextPackageCount: row.nextPackageCount,
    packageEndsAt: row.packageEndsAt,
    packageAnchorDay: row.packageAnchorDay,
  };
}
