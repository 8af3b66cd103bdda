import { usageCost } from '@onepoint/plans-domain';
import type { LockedProject } from './lock-projects.ts';
import type { UsageRow } from './usage-row.ts';

/** Usage with its price. */
export interface PricedUsageRow extends UsageRow {
  /** At the plan the project is on, millionths of a cent. */
  costMicrocents: bigint;
}

/** Prices rows at their projects' plans; rows of projects that are not among them are left out. */
export function priceUsage(rows: readonly UsageRow[], projects: ReadonlyMap<string, LockedProject>): PricedUsageRow[] {
  return rows.flatMap((row) => {
    const project = projects.get(row.projectId);
    return project === undefined ? [] : [{ ...row, costMicrocents: usageCost(row.computeUnits, project.planId) }];
  });
}
