import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';
import { gateways } from '../schema/gateways.ts';
import { projects } from '../schema/projects.ts';
import { closingSeconds } from './close-project.ts';

/** What a gateway finds when it reports itself. */
export interface GatewayReport {
  /** The moment of the report, by the database's clock; what `confirmRecorded` is told once everything admitted by then is recorded. */
  at: string;
  /** Projects that are about to be deleted: no call of theirs may be admitted any more. */
  closingProjectIds: string[];
}

/** Says that a gateway process is there and records usage, so that deletions of projects wait for it, and asks which projects are closing. */
export async function reportGateway(orm: Orm, gatewayId: string): Promise<GatewayReport> {
  // One statement: `now()` is before its snapshot, so a closing that was visible before `at` is among those found.
  const { rows } = await orm.execute<{ at: string; closing: string[] }>(sql`
    insert into ${gateways} (id, seen_at) values (${gatewayId}, now())
    on conflict (id) do update set seen_at = excluded.seen_at
    returning now()::text as at, array(
      select id from ${projects} where closing_at > now() - make_interval(secs => ${closingSeconds}) and deleted_at is null
    ) as closing`);
  return { at: rows[0]?.at ?? '', closingProjectIds: rows[0]?.closing ?? [] };
}

/** Says that a gateway has recorded all that it admitted for the projects that were closing at a report's moment, and admits no more. */
export async function confirmRecorded(orm: Orm, gatewayId: string, at: string): Promise<void> {
  await orm
    .update(gateways)
    .set({ recordedUntil: sql`${at}::timestamptz` })
    .where(eq(gateways.id, gatewayId));
}

/** Forgets a gateway that has recorded everything and ends; nobody waits for it any more. */
export async function removeGateway(orm: Orm, gatewayId: string): Promise<void> {
  await orm.delete(gateways).where(eq(gateways.id, gatewayId));
}
