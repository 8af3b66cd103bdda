import { sql } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';

/** Projects per transaction, small enough to release locks quickly. */
const batchSize = 100;

/**
 * Makes ledger entries of the open charges of hours that have ended: one per project and plan. A project that is used again has posted its own, because
 * a charge in another hour does. Safe to run concurrently: projects locked by another run or by charging are left to the next one.
 *
 * @returns the number of entries
 */
export async function postUsageCharges(orm: Orm, now: Date): Promise<number> {
  const thisHour = sql`date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC')`;
  let posted = 0;
  for (;;) {
    const { projects, entries } = await orm.transaction(async (transaction) => {
      const due = await transaction.execute<{ id: string }>(sql`
        select id from projects where id in (select project_id from open_usage_charges where hour < ${thisHour})
        order by id limit ${batchSize} for no key update skip locked`);
      const ids = due.rows.map(({ id }) => id);
      const { rows } = await transaction.execute<{ entries: number }>(sql`
        select coalesce(sum(post_open_usage_charges(id, ${thisHour})), 0)::int as entries from unnest(${sql.param(ids)}::text[]) as due(id)`);
      return { projects: ids.length, entries: rows[0]?.entries ?? 0 };
    });
    posted += entries;
    if (projects < batchSize) return posted;
  }
}
