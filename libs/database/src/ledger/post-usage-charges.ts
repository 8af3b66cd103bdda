import { sql } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';

/** Small enough to release locks quickly. */
const batchSize = 100;

/**
 * Turns the open charges of past hours into ledger entries, one per project and plan. Runs periodically for all projects, and before a
 * usage batch charges its own projects. Safe to run concurrently: skips projects locked by another run or by charging.
 *
 * @param now charges of hours before this hour are posted. Default: the database's time
 * @param projectIds limits the run to these projects
 * @returns the number of entries
 */
export async function postUsageCharges(orm: Orm, now?: Date, projectIds?: readonly string[]): Promise<number> {
  const thisHour = sql`date_trunc('hour', coalesce(${now?.toISOString() ?? null}::timestamptz, now()), 'UTC')`;
  const ofProjects = projectIds === undefined ? sql`` : sql`and project_id = any(${sql.param(projectIds)}::text[])`;
  let posted = 0;
  for (;;) {
    // One statement, because every usage batch runs it and it rarely finds anything. The volatile function reads charges after the lock,
    // not as of the statement's start.
    const { rows } = await orm.execute<{ projects: number; entries: number }>(sql`
      select count(*)::int as projects, coalesce(sum(post_open_usage_charges(id, ${thisHour})), 0)::int as entries from (
        select id from projects where id in (select project_id from open_usage_charges where hour < ${thisHour} ${ofProjects})
        order by id limit ${batchSize} for no key update skip locked
      ) as due`);
    const { projects, entries } = rows[0] ?? { projects: 0, entries: 0 };
    posted += entries;
    if (projects < batchSize) return posted;
  }
}
