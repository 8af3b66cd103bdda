import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Orm } from '../create-database.ts';
import { gateways } from '../schema/gateways.ts';
import { projects } from '../schema/projects.ts';

/** How long the calls of a closing project are refused. A deletion that broke off in between frees them without anybody's help. */
export const closingSeconds = 30;
/** How old a closing may be when the deletion is carried out: well within the time in which gateways keep to it. */
const closingUsableSeconds = 20;
/** A gateway that was not seen for this long is not waited for: it reports itself every second. */
const gatewaySeenSeconds = 10;

const ofSeconds = (seconds: number) => sql`make_interval(secs => ${seconds})`;

/** A project whose calls are refused so that its last usage can be recorded. */
export interface ProjectClosing {
  projectId: string;
  closingAt: Date;
  /** By the database's clock, after gateways could read of the closing. */
  since: string;
}

/**
 * Stops the calls of a project that is to be deleted, for `closingSeconds`; one that is closing already goes on doing so. Gateways are told, and
 * record what they admitted until then: see `isUsageRecorded`.
 *
 * @returns null when there is no such project
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
  // A statement of its own: what gateways read from this moment on includes the closing.
  const { rows } = await orm.execute<{ since: string }>(sql`select clock_timestamp()::text as since`);
  return { projectId, closingAt: row.closingAt, since: rows[0]?.since ?? '' };
}

/** Whether every gateway that is there has recorded all that it admitted for the project. */
export async function isUsageRecorded(orm: Orm, { since }: ProjectClosing): Promise<boolean> {
  const { rows } = await orm.execute<{ late: boolean }>(sql`
    select exists (
      select from ${gateways} where ${gateways.seenAt} > now() - ${ofSeconds(gatewaySeenSeconds)}
        and (${gateways.recordedUntil} is null or ${gateways.recordedUntil} < ${since}::timestamptz)
    ) as late`);
  return rows[0]?.late === false;
}

/** Whether calls have been refused ever since this closing began, and will be for seconds; asked under the project's lock. */
export async function isStillClosing(executor: Executor, { projectId, closingAt }: ProjectClosing): Promise<boolean> {
  const isYoung = sql`${projects.closingAt} > clock_timestamp() - ${ofSeconds(closingUsableSeconds)}`;
  const rows = await executor
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.closingAt, closingAt), isYoung));
  return rows.length > 0;
}

/** Lets calls of a project pass again that was not deleted after all. */
export async function reopenProject(orm: Orm, { projectId, closingAt }: ProjectClosing): Promise<void> {
  await orm
    .update(projects)
    .set({ closingAt: null })
    .where(and(eq(projects.id, projectId), eq(projects.closingAt, closingAt), isNull(projects.deletedAt)));
}
