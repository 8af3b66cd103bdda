import { balanceRunwayDays, paceDays, paceDaysMax } from '@onepoint/plans-domain';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { projects } from '../schema/projects.ts';
import { usageDays } from '../schema/usage-days.ts';

const dayMs = 86_400_000;

/**
 * How many days the balance of each project lasts at the pace of its last complete days, by the rule of `paceDays`, as the usage page shows it; null
 * while nothing is spent or known.
 */
export async function readRunwayDays(executor: Executor, projectIds: readonly string[], now: Date): Promise<Map<string, number | null>> {
  if (projectIds.length === 0) return new Map();
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  const since = new Date(today.getTime() - paceDaysMax * dayMs);
  const rows = await executor
    .select({
      id: projects.id,
      createdAt: projects.createdAt,
      balanceCents: projects.balanceCents,
      unbilledMicrocents: projects.unbilledMicrocents,
      spent: sql<string>`coalesce(sum(${usageDays.costMicrocents}), 0)`,
    })
    .from(projects)
    .leftJoin(usageDays, and(eq(usageDays.projectId, projects.id), gte(usageDays.day, since), lt(usageDays.day, today)))
    .where(inArray(projects.id, [...projectIds]))
    .groupBy(projects.id);
  return new Map(
    rows.map(({ id, createdAt, spent, ...balance }) => {
      const days = paceDays({ createdAt, now });
      return [id, days === 0 ? null : balanceRunwayDays({ ...balance, spentMicrocents: BigInt(spent), days })];
    }),
  );
}
