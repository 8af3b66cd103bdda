import { sql } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';

/** Projects per transaction, small enough to release locks quickly. */
const batchSize = 100;

/**
 * Makes ledger entries of the open charges of hours that have ended: one per project and plan. The clock calls it for all projects, and recording a
 * batch for its own, before it charges them. Safe to run concurrently: projects locked by another run or by charging are left to them.
 *
 * @param now charges of hours before its hour are posted. Default: the database's time
 * @param projectIds leaves out charges of other projects
 * @returns the number of entries
 */
export async function postUsageCharges(orm: Orm, now?: Date, projectIds?: readonly string[]): Promise<number> {
  const thisHour = sql`date_trunc('hour', coalesce(${now?.toISOString() ?? null}::timestamptz, now()), 'UTC')`;
  const ofProjects = projectIds === undefined ? sql`` : sql`and project_id = any(${sql.param(projectIds)}::text[])`;
  let posted = 0;
  for (;;) {
    const { projects, entries } = await orm.transaction(async (transaction) => {
      const due = await transaction.execute<{ id: string }>(sql`
        select id from projects where id in (select project_id from open_usage_charges where hour < ${thisHour} ${ofProjects})
        order by id limit ${batchSize} for no key update skip locked`);
      const ids = due.rows.map(({ id }) => id);
      if (ids.length === 0) return { projects: 0, entries: 0 };
      const { rows } = await transaction.execute<{ entries: number }>(sql`
        select coalesce(sum(post_open_usage_charges(id, ${thisHour})), 0)::int as entries from unnest(${sql.param(ids)}::text[]) as due(id)`);
      return { projects: ids.length, entries: rows[0]?.entries ?? 0 };
    });
    posted += entries;
    if (projects < batchSize) return posted;
  }
}
