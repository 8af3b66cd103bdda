import { isPlanId, type BillingState, type PlanId, packageId } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { projects } from '../schema/projects.ts';

/** Reads the billing state of a project. Returns null for an unknown plan, which must not be changed. */
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

/** Saves a project's plan and packages. Ignores the balance, which only ledger entries change. */
export async function saveBillingState(
  transaction: Transaction,
  projectId: string,
  state: BillingState,
): Promise<typeof projects.$inferSelect> {
  const [row] = await transaction
    .update(projects)
    .set({
      planId: state.planId,
      nextPlanId: state.nextPlanId,
      planEndsAt: state.planEndsAt,
      planAnchorDay: state.planAnchorDay ?? null,
      packageId: state.packageCount > 0 ? packageId : null,
      packageCount: state.packageCount,
      nextPackageId: state.nextPackageCount === null ? null : packageId,
      nextPackageCount: state.nextPackageCount,
      packageEndsAt: state.packageEndsAt,
      packageAnchorDay: state.packageAnchorDay ?? null,
    })
    .where(eq(projects.id, projectId))
    .returning();
  if (row === undefined) throw new Error(`There is no project ${projectId}`);
  return row;
}
