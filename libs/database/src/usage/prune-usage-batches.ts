import { lt, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { createOrm } from '../create-database.ts';
import { usageBatches } from '../schema/usage-batches.ts';

/** How long a recorded batch is remembered. A gateway gives up its memory of keys, and with it all traffic, minutes after losing the database. */
const keptDays = 7;

/** Forgets batches that no gateway can still be sending. Returns how many. */
export async function pruneUsageBatches(pool: Pool): Promise<number> {
  const oldest = sql`now() - make_interval(days => ${keptDays})`;
  const result = await createOrm(pool).delete(usageBatches).where(lt(usageBatches.recordedAt, oldest));
  return result.rowCount ?? 0;
}
