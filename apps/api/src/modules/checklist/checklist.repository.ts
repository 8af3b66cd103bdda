import type { Checklist } from '@onepoint/api-contract';
import { latencyQuantile, members, unpackCounters, usageDays, usageMinutes, type Executor, type Orm } from '@onepoint/database';
import { computeUnitsOf } from '@onepoint/plans-domain';
import { and, asc, eq, gte, lt, min, sql, sum } from 'drizzle-orm';

type Steps = Pick<Checklist, 'hasKeyRules' | 'hasTeammate' | 'hasFunds' | 'isDismissed'>;

export type ChecklistRepository = ReturnType<typeof createChecklistRepository>;

/** Everything but the dismissal is derived from the project's data. */
export function createChecklistRepository(orm: Orm) {
  return {
    find: async (projectId: string, userId: string): Promise<Checklist> => {
      const firstRequest = await findFirstRequest(orm, projectId);
      return {
        firstRequest,
        failedRequests: firstRequest === null ? await countErrors(orm, projectId) : 0,
        ...(await findSteps(orm, projectId, userId)),
      };
    },

    setDismissed: async (projectId: string, userId: string, dismissedAt: Date | null): Promise<void> => {
      await orm
        .update(members)
        .set({ checklistDismissedAt: dismissedAt })
        .where(and(eq(members.projectId, projectId), eq(members.userId, userId)));
    },
  };
}

const dayMs = 86_400_000;

/** To the minute, or to the day if the minutes of that time are no longer kept. */
async function findFirstRequest(executor: Executor, projectId: string): Promise<Checklist['firstRequest']> {
  const isSuccessOf = (table: typeof usageDays | typeof usageMinutes) =>
    and(eq(table.projectId, projectId), sql`${table.requests} > ${table.errors}`);
  const [first] = await executor
    .select({ day: min(usageDays.day) })
    .from(usageDays)
    .where(isSuccessOf(usageDays));
  if (!first?.day) return null;
  const isThatDay = and(gte(usageMinutes.minute, first.day), lt(usageMinutes.minute, new Date(first.day.getTime() + dayMs)));
  const [byMinute] = await executor
    .select()
    .from(usageMinutes)
    .where(and(isSuccessOf(usageMinutes), isThatDay))
    .orderBy(asc(usageMinutes.minute), asc(usageMinutes.chain), asc(usageMinutes.method))
    .limit(1);
  const [byDay] = await executor
    .select()
    .from(usageDays)
    .where(and(isSuccessOf(usageDays), eq(usageDays.day, first.day)))
    .orderBy(asc(usageDays.chain), asc(usageDays.method))
    .limit(1);
  const row = byMinute ?? byDay;
  if (row === undefined) return null;
  const { apiKeyId, chain, method, latencies } = row;
  const at = byMinute?.minute ?? first.day;
  const latencyMs = latencyQuantile(unpackCounters(latencies), 0.5);
  return { at: at.toISOString(), apiKeyId, chain, method, latencyMs, computeUnits: computeUnitsOf(method) };
}

async function countErrors(executor: Executor, projectId: string): Promise<number> {
  const [row] = await executor
    .select({ errors: sum(usageDays.errors) })
    .from(usageDays)
    .where(eq(usageDays.projectId, projectId));
  return Number(row?.errors ?? 0);
}

async function findSteps(executor: Executor, projectId: string, userId: string): Promise<Steps> {
  const { rows } = await executor.execute<Steps & Record<string, unknown>>(sql`
    select
      exists (
        select from api_keys
        where project_id = ${projectId} and deleted_at is null and (
          cardinality(allowed_origins || allowed_ips || allowed_methods || allowed_contracts) > 0
          or num_nonnulls(requests_per_second_max, compute_units_per_day_max, compute_units_per_month_max) > 0
        )
      ) as "hasKeyRules",
      exists (select from members where project_id = ${projectId} and user_id <> ${userId})
        or exists (select from invitations where project_id = ${projectId} and revoked_at is null) as "hasTeammate",
      exists (select from ledger_entries where project_id = ${projectId} and kind = 'deposit') as "hasFunds",
      exists (
        select from members where project_id = ${projectId} and user_id = ${userId} and checklist_dismissed_at is not null
      ) as "isDismissed"`);
  const [steps] = rows;
  if (steps === undefined) throw new Error('The database returned no row for a checklist');
  return steps;
}
