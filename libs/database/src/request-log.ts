import { requestLog } from '@onepoint/plans-domain';
import { asc, and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor, Orm, Transaction } from './create-database.ts';
import { loggedRequestEnds, loggedRequests } from './schema/logged-requests.ts';
import { projects } from './schema/projects.ts';

export type NewLoggedRequest = Omit<typeof loggedRequests.$inferInsert, 'isFailed' | 'position'>;

const columns: readonly (readonly [name: string, type: string, read: (row: NewLoggedRequest) => string | number | boolean | null])[] = [
  ['project_id', 'text', (row) => row.projectId],
  ['is_failed', 'boolean', (row) => row.status !== 'succeeded'],
  ['request_id', 'text', (row) => row.requestId],
  ['batch_index', 'smallint', (row) => row.batchIndex ?? null],
  ['api_key_id', 'text', (row) => row.apiKeyId],
  ['chain', 'text', (row) => row.chain],
  ['method', 'text', (row) => row.method],
  ['transport', 'text', (row) => row.transport],
  ['status', 'text', (row) => row.status],
  ['code', 'text', (row) => row.code ?? null],
  ['latency_ms', 'real', (row) => row.latencyMs ?? null],
  ['compute_units', 'integer', (row) => row.computeUnits],
  ['created_at', 'timestamptz', (row) => row.createdAt.toISOString()],
];

const names = columns.map(([name]) => name).join(', ');

interface RequestLogSize {
  /** @default the limits in `requestLog` */
  failedMax?: number;
  succeededMax?: number;
}

interface RecordRequestsOptions extends RequestLogSize {
  /** Gives up after this long, because the request log isn't worth waiting for. @default 2,000 */
  timeoutMs?: number;
}

/**
 * Adds calls to their projects' request logs, oldest first, and deletes the oldest calls beyond the size limit. Skips deleted and unknown
 * projects.
 *
 * @throws database errors, also if the database is slow; then nothing is recorded
 */
export async function recordRequests(
  orm: Orm,
  rows: readonly NewLoggedRequest[],
  { timeoutMs = 2_000, ...size }: RecordRequestsOptions = {},
): Promise<void> {
  if (rows.length === 0) return;
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`);
    await recordRequestsBatch(transaction, rows, size);
  });
}

/** `recordRequests` as part of a larger transaction. */
export async function recordRequestsBatch(
  transaction: Transaction,
  rows: readonly NewLoggedRequest[],
  { failedMax = requestLog.failedMax, succeededMax = requestLog.succeededMax }: RequestLogSize = {},
): Promise<void> {
  if (rows.length === 0) return;
  // Deleting the project waits for this lock, or this lock fails after the deletion, so no calls of deleted projects remain.
  const live = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.id, [...new Set(rows.map(({ projectId }) => projectId))]), isNull(projects.deletedAt)))
    .orderBy(asc(projects.id))
    .for('share');
  const liveIds = new Set(live.map(({ id }) => id));
  const kept = rows.filter(({ projectId }) => liveIds.has(projectId));
  if (kept.length === 0) return;
  const values = columns.map(([, type, read]): SQL => sql`${sql.param(kept.map(read))}::${sql.raw(type)}[]`);
  await transaction.execute(sql`
    with batch as (
      select *, row_number() over (partition by project_id, is_failed order by n desc) - 1 as behind
      from unnest(${sql.join(values, sql`, `)}) with ordinality as b (${sql.raw(names)}, n)
    ), ends as (
      insert into ${loggedRequestEnds} (project_id, is_failed, position)
      select project_id, is_failed, count(*) from batch group by 1, 2 order by 1, 2
      on conflict (project_id, is_failed) do update set position = logged_request_ends.position + excluded.position
      returning project_id, is_failed, position
    )
    insert into ${loggedRequests} (position, ${sql.raw(names)})
    select position - behind, ${sql.raw(names)} from batch join ends using (project_id, is_failed)
  `);
  // A separate statement, so that it sees other gateways' calls that the first one waited for.
  await transaction.execute(sql`
    delete from ${loggedRequests} as old using ${loggedRequestEnds} as ends
    where ends.project_id = any(${sql.param([...liveIds])}::text[])
      and old.project_id = ends.project_id and old.is_failed = ends.is_failed
      and old.position <= ends.position - case when ends.is_failed then ${failedMax}::bigint else ${succeededMax}::bigint end
  `);
}

/** Deletes a project's logged calls and their position counters. */
export async function deleteLoggedRequests(executor: Executor, projectId: string): Promise<void> {
  await executor.delete(loggedRequests).where(eq(loggedRequests.projectId, projectId));
  await executor.delete(loggedRequestEnds).where(eq(loggedRequestEnds.projectId, projectId));
}

const pruneRowsMax = 10_000;

/** Deletes calls older than `requestLog.daysKept`. Returns their number. */
export async function pruneLoggedRequests(orm: Orm, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - requestLog.daysKept * 86_400_000);
  let deleted = 0;
  for (let last = pruneRowsMax; last === pruneRowsMax; deleted += last) {
    // Delete in small batches, so that each holds its locks only briefly.
    const { rowCount } = await orm.execute(sql`
      delete from ${loggedRequests} where ctid = any(array(
        select ctid from ${loggedRequests} where created_at < ${oldest.toISOString()}::timestamptz
        order by created_at limit ${pruneRowsMax} for update skip locked
      ))`);
    last = rowCount ?? 0;
  }
  return deleted;
}
