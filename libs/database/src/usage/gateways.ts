import { eq, sql, inArray, lt, and, isNull } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Orm, type Executor, createOrm } from '../create-database.ts';
import { gateways, openConnections } from '../schema/gateways.ts';
import { projects } from '../schema/projects.ts';
import { usageBatches } from '../schema/usage.ts';

/** How long calls of a closing project are rejected. If the deletion fails, they resume after this time. */
export const closingSeconds = 30;
/** Maximum age of a closing when the project is deleted, well within `closingSeconds`. */
const closingUsableSeconds = 20;
/** Gateways report every second. One that hasn't reported for this long is ignored. */
const gatewaySeenSeconds = 10;

const ofSeconds = (seconds: number) => sql`make_interval(secs => ${seconds})`;

/** A project whose calls are stopped so that its last usage can be recorded. */
export interface ProjectClosing {
  projectId: string;
  closingAt: Date;
  /** Database time from which gateways can see the closing. */
  since: string;
}

/**
 * Stops a project's calls for `closingSeconds` before it is deleted. Calling it again continues the same closing. Gateways are notified
 * and record what they have admitted until then, see `isUsageRecorded`.
 *
 * @returns null if there is no such project
 */
export async function closeProject(orm: Orm, projectId: string): Promise<ProjectClosing | null> {
  const at = sql`date_trunc('milliseconds', clock_timestamp())`;
  const isUsable = sql`${projects.closingAt} > clock_timestamp() - ${ofSeconds(closingUsableSeconds / 2)}`;
  const [row] = await orm
    .update(projects)
    .set({ closingAt: sql`case when ${isUsable} then ${projects.closingAt} else ${at} end` })
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
    .returning({ closingAt: projects.closingAt });
  if (row === undefined || row.closingAt === null) return null;
  // A separate statement, so that every read after `since` sees the closing.
  const { rows } = await orm.execute<{ since: string }>(sql`select clock_timestamp()::text as since`);
  return { projectId, closingAt: row.closingAt, since: rows[0]?.since ?? '' };
}

/** Whether every running gateway has recorded all calls it admitted for the project. Poll it before deleting the project. */
export async function isUsageRecorded(orm: Orm, { since }: ProjectClosing): Promise<boolean> {
  const { rows } = await orm.execute<{ late: boolean }>(sql`
    select exists (
      select from ${gateways} where ${gateways.seenAt} > now() - ${ofSeconds(gatewaySeenSeconds)}
        and (${gateways.recordedUntil} is null or ${gateways.recordedUntil} < ${since}::timestamptz)
    ) as late`);
  return rows[0]?.late === false;
}

/** Whether the closing hasn't been interrupted and will last a few more seconds. Call it under the project lock. */
export async function isStillClosing(executor: Executor, { projectId, closingAt }: ProjectClosing): Promise<boolean> {
  const isYoung = sql`${projects.closingAt} > clock_timestamp() - ${ofSeconds(closingUsableSeconds)}`;
  const rows = await executor
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.closingAt, closingAt), isYoung));
  return rows.length > 0;
}

/** Resumes calls of a project that wasn't deleted after all. */
export async function reopenProject(orm: Orm, { projectId, closingAt }: ProjectClosing): Promise<void> {
  await orm
    .update(projects)
    .set({ closingAt: null })
    .where(and(eq(projects.id, projectId), eq(projects.closingAt, closingAt), isNull(projects.deletedAt)));
}

export interface GatewayReport {
  /** Database time of the report. Pass it to `confirmRecorded` once all calls admitted by then are recorded. */
  at: string;
  /** Projects about to be deleted, whose calls must be rejected. */
  closingProjectIds: string[];
}

/**
 * Registers a running gateway process, so that project deletions wait for its usage, and returns the closing projects. Gateways call it
 * every second.
 */
export async function reportGateway(orm: Orm, gatewayId: string): Promise<GatewayReport> {
  // In one statement `now()` precedes the snapshot, so every closing visible before `at` is included.
  const { rows } = await orm.execute<{ at: string; closing: string[] }>(sql`
    insert into ${gateways} (id, seen_at) values (${gatewayId}, now())
    on conflict (id) do update set seen_at = excluded.seen_at
    returning now()::text as at, array(
      select id from ${projects} where closing_at > now() - make_interval(secs => ${closingSeconds}) and deleted_at is null
    ) as closing`);
  return { at: rows[0]?.at ?? '', closingProjectIds: rows[0]?.closing ?? [] };
}

/** Confirms that a gateway has recorded all calls of the projects that were closing at `at`, and admits no more. */
export async function confirmRecorded(orm: Orm, gatewayId: string, at: string): Promise<void> {
  await orm
    .update(gateways)
    .set({ recordedUntil: sql`${at}::timestamptz` })
    .where(eq(gateways.id, gatewayId));
}

/** Removes a gateway that is shutting down. All its usage must be recorded. */
export async function removeGateway(orm: Orm, gatewayId: string): Promise<void> {
  await orm.delete(gateways).where(eq(gateways.id, gatewayId));
}

/** How long a report of open connections is valid. Gateways report several times as often; reports of a dead gateway expire. */
export const openConnectionsKeptMs = 30_000;

export interface OpenConnections {
  projectId: string;
  apiKeyId: string;
  /** At least 1. */
  connections: number;
}

/** Replaces the open connections that a gateway process reported before, and deletes expired reports of others. */
export async function recordOpenConnections(
  orm: Orm,
  gatewayId: string,
  list: readonly OpenConnections[],
  now = new Date(),
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.delete(openConnections).where(eq(openConnections.gatewayId, gatewayId));
    // Skip rows that another gateway is deleting instead of waiting for it.
    const old = transaction
      .select({ gatewayId: openConnections.gatewayId })
      .from(openConnections)
      .where(lt(openConnections.reportedAt, new Date(now.getTime() - openConnectionsKeptMs)))
      .for('update', { skipLocked: true });
    await transaction.delete(openConnections).where(inArray(openConnections.gatewayId, old));
    if (list.length === 0) return;
    await transaction.insert(openConnections).values(list.map((entry) => ({ ...entry, gatewayId, reportedAt: now })));
  });
}

/**
 * How long recorded batches are remembered. Must exceed how long gateways resend batches from their journal, see `journalDaysMax` in the
 * gateway.
 */
const keptDays = 7;

/** Deletes batches that no gateway can still be sending, and gateways that are gone. Returns the number of deleted batches. */
export async function pruneUsageBatches(pool: Pool): Promise<number> {
  const oldest = sql`now() - make_interval(days => ${keptDays})`;
  const orm = createOrm(pool);
  await orm.delete(gateways).where(lt(gateways.seenAt, oldest));
  const result = await orm.delete(usageBatches).where(lt(usageBatches.recordedAt, oldest));
  return result.rowCount ?? 0;
}
