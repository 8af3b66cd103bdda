import { accrueUsage, addSpend, type PlanId } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { projects } from '../schema/projects.ts';
import type { LockedProject } from './lock-projects.ts';
import type { PricedUsageRow } from './price-usage.ts';

export interface ChargeUsageParameters {
  /** Names the batch in the ledger: `<gatewayId>:<sequence>`. */
  batch: string;
  /** Projects of the rows, locked by this transaction. */
  projects: ReadonlyMap<string, LockedProject>;
  rows: readonly PricedUsageRow[];
}

/** What one project used on one plan in a batch. */
interface PlanUsage {
  planId: PlanId;
  /** Empty for rows that name no plan: their entries keep the key they always had. */
  keySuffix: string;
  computeUnits: number;
  costMicrocents: bigint;
}

/**
 * Adds the price of the rows to each project's unbilled rest and its spend of the month, and moves whole cents to the ledger: one entry per
 * project, batch and plan.
 */
export async function chargeUsage(transaction: Transaction, { batch, projects: locked, rows }: ChargeUsageParameters): Promise<void> {
  for (const [projectId, usages] of groupByPlan(rows)) {
    const project = locked.get(projectId);
    if (project === undefined || usages.every(({ costMicrocents }) => costMicrocents === 0n)) continue;
    let state = project;
    const charges: { cents: number; keySuffix: string; cause: { computeUnits: number; planId: PlanId } }[] = [];
    for (const { planId, keySuffix, computeUnits, costMicrocents } of usages) {
      if (costMicrocents === 0n) continue;
      const { billedCents, billedComputeUnits, ...unbilled } = accrueUsage(state, { computeUnits, planId });
      state = { ...state, ...unbilled, ...addSpend(state, costMicrocents, state.at) };
      if (billedCents > 0) charges.push({ cents: billedCents, keySuffix, cause: { computeUnits: billedComputeUnits, planId } });
    }
    const { unbilledMicrocents, unbilledComputeUnits, spentMonth, spentMicrocents } = state;
    await transaction
      .update(projects)
      .set({ unbilledMicrocents, unbilledComputeUnits, spentMonth, spentMicrocents })
      .where(eq(projects.id, projectId));
    for (const { cents, keySuffix, cause } of charges) {
      const idempotencyKey = `usage:${batch}:${projectId}${keySuffix}`;
      await postLedgerEntry(transaction, { projectId, kind: 'usage', amountCents: -cents, idempotencyKey, cause });
    }
  }
}

function groupByPlan(rows: readonly PricedUsageRow[]): Map<string, PlanUsage[]> {
  const projectsOfRows = new Map<string, Map<string, PlanUsage>>();
  for (const { projectId, planId, pricedBy, computeUnits, costMicrocents } of rows) {
    const usages = projectsOfRows.get(projectId) ?? new Map<string, PlanUsage>();
    projectsOfRows.set(projectId, usages);
    const keySuffix = planId === undefined ? '' : `:${planId}`;
    const usage = usages.get(keySuffix) ?? { planId: pricedBy, keySuffix, computeUnits: 0, costMicrocents: 0n };
    usage.computeUnits += computeUnits;
    usage.costMicrocents += costMicrocents;
    usages.set(keySuffix, usage);
  }
  const bySuffix = (a: PlanUsage, b: PlanUsage): number => (a.keySuffix < b.keySuffix ? -1 : 1);
  return new Map([...projectsOfRows].map(([projectId, usages]) => [projectId, [...usages.values()].toSorted(bySuffix)]));
}
