import { balanceRunwayDays, paceDays, paceDaysMax } from '@onepoint/plans-domain';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { toBillingState } from './billing/billing-state.ts';
import type { Executor } from './create-database.ts';
import { projects } from './schema/projects.ts';
import { usageDays } from './schema/usage.ts';

const dayMs = 86_400_000;

/** A project's spending on recent complete UTC days, and how long its balance lasts at that pace. */
export interface Pace {
  spentMicrocents: bigint;
  /** Number of complete days in the average; 0 on the day a project is created. */
  days: number;
  /** Whole days the balance lasts (see `balanceRunwayDays`), as on the usage page; null if nothing is spent or the pace is unknown. */
  runwayDays: number | null;
}

/** Midnight UTC at the start of the days that the pace averages. */
export function paceStart(now: Date): Date {
  return new Date((Math.floor(now.getTime() / dayMs) - paceDaysMax) * dayMs);
}

/** Reads the pace of each project. Today doesn't count. */
export async function readPaces(executor: Executor, projectIds: readonly string[], now: Date): Promise<Map<string, Pace>> {
  if (projectIds.length === 0) return new Map();
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  const rows = await executor
    .select({ project: projects, spent: sql<string>`coalesce(sum(${usageDays.costMicrocents}), 0)` })
    .from(projects)
    .leftJoin(usageDays, and(eq(usageDays.projectId, projects.id), gte(usageDays.day, paceStart(now)), lt(usageDays.day, today)))
    .where(inArray(projects.id, [...projectIds]))
    .groupBy(projects.id);
  return new Map(
    rows.map(({ project, spent }) => {
      const { id, createdAt, balanceCents, unbilledMicrocents } = project;
      const days = paceDays({ createdAt, now });
      const spentMicrocents = BigInt(spent);
      const parameters = { balanceCents, unbilledMicrocents, spentMicrocents, days, billing: toBillingState(project), now };
      return [id, { spentMicrocents, days, runwayDays: days === 0 ? null : balanceRunwayDays(parameters) }];
    }),
  );
}
