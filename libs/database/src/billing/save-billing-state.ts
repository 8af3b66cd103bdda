import { packageId, type BillingState } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { projects } from '../schema/projects.ts';

/** Writes plan and packages of a project. The balance is not among them: ledger entries move it. */
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
