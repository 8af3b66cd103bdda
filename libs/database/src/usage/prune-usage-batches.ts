import { lt, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { createOrm } from '../create-database.ts';
import { gateways } from '../schema/gateways.ts';
import { usageBatches } from '../schema/usage-batches.ts';

/**
 * How long a recorded batch is remembered. A gateway gives up its memory of keys, and with it all traffic, minutes after losing the database;
 * what it wrote to its journal is sent again for less than this, see `journalDaysMax` of the gateway.
 */
export const keptDays = 7;

/** Forgets batches that no gateway can still be sending, and gateways that are gone. Returns how many batches. */
export async function pruneUsageBatches(pool: Pool): Promise<number> {
  const oldest = sql`now() - make_interval(days => ${keptDays})`;
  const orm = createOrm(pool);
  await orm.delete(gateways).where(lt(gateways.seenAt, oldest));
  const result = await orm.delete(usageBatches).where(lt(usageBatches.recordedAt, oldest));
  return result.rowCount ?? 0;
}
