import { balanceRunwayDays } from '@onepoint/plans-domain';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { projects } from '../schema/projects.ts';
import { usageHours } from '../schema/usage-hours.ts';

/** The pace is that of this many days: long enough to even out a weekend. */
const paceDays = 7;
const dayMs = 86_400_000;

/** How many days the balance of each project lasts at the pace of the last week; null while nothing is spent. */
export async function readRunwayDays(executor: Executor, projectIds: readonly string[], now: Date): Promise<Map<string, number | null>> {
  if (projectIds.length === 0) return new Map();
  const since = new Date(now.getTime() - paceDays * dayMs);
  const rows = await executor
    .select({
      id: projects.id,
      balanceCents: projects.balanceCents,
      unbilledMicrocents: projects.unbilledMicrocents,
      spent: sql<string>`coalesce(sum(${usageHours.costMicrocents}), 0)`,
    })
    .from(projects)
    .leftJoin(usageHours, and(eq(usageHours.projectId, projects.id), gte(usageHours.hour, since)))
    .where(inArray(projects.id, [...projectIds]))
    .groupBy(projects.id);
  return new Map(
    rows.map(({ id, spent, ...balance }) => [id, balanceRunwayDays({ ...balance, spentMicrocents: BigInt(spent), days: paceDays })]),
  );
}
