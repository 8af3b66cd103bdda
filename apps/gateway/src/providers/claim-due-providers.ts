import type { Orm } from '@onepoint/database';
import { sql } from 'drizzle-orm';

/** A node that is to be looked at now. */
export interface DueProvider extends Record<string, unknown> {
  readonly id: string;
  readonly chain: string;
  readonly url: string;
}

/** How often a node is looked at. */
export const lookIntervalSecs = 10;
/** Nodes in one round. */
const roundMax = 50;

/** Takes the nodes that have not been looked at for a while; no other gateway gets the same ones. */
export async function claimDueProviders(orm: Orm): Promise<DueProvider[]> {
  const { rows } = await orm.execute<DueProvider>(sql`
    update providers set checked_at = now() where id in (
      select p.id from providers p join projects j on j.id = p.project_id
      where p.status = 'active' and p.deleted_at is null and j.is_provider and j.deleted_at is null
        and p.checked_at < now() - make_interval(secs => ${lookIntervalSecs})
      order by p.checked_at limit ${roundMax} for update of p skip locked)
    returning id, chain, url`);
  return rows;
}
