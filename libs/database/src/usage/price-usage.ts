import { usageCost, type PlanId } from '@onepoint/plans-domain';
import type { LockedProject } from './lock-projects.ts';
import type { UsageRow } from './usage-row.ts';

/** Usage with its price. */
export interface PricedUsageRow extends UsageRow {
  /** The plan that prices it: the one it was admitted under, or the project's where the row names none. */
  pricedBy: PlanId;
  /** Millionths of a cent. */
  costMicrocents: bigint;
}

/** Prices rows by the plans they were admitted under; rows of projects that are not among `projects` are left out. */
export function priceUsage(rows: readonly UsageRow[], projects: ReadonlyMap<string, LockedProject>): PricedUsageRow[] {
  return rows.flatMap((row) => {
    const project = projects.get(row.projectId);
    if (project === undefined) return [];
    const pricedBy = row.planId ?? project.planId;
    return [{ ...row, pricedBy, costMicrocents: usageCost(row.computeUnits, pricedBy) }];
  });
}
