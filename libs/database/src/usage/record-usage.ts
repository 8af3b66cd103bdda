import type { Pool } from 'pg';
import { evaluateAlerts } from '../alerts/evaluate-alerts.ts';
import { createOrm } from '../create-database.ts';
import { usageBatches } from '../schema/usage-batches.ts';
import { chargeUsage } from './charge-usage.ts';
import { lockProjects } from './lock-projects.ts';
import { mergeUsageRows } from './merge-usage-rows.ts';
import { priceUsage } from './price-usage.ts';
import { storeUsage } from './store-usage.ts';
import type { UsageRow } from './usage-row.ts';

export interface RecordUsageParameters {
  /** Random per gateway process. */
  gatewayId: string;
  /** Increasing per process. A batch that may have arrived is sent again under the same number, with the same rows. */
  sequence: number;
  rows: readonly UsageRow[];
}

export interface RecordUsageReturnType {
  /** False when this batch had been recorded before; then nothing changed. */
  recorded: boolean;
}

/**
 * Counts a batch of usage exactly once, however often and however concurrently it is sent: buckets, last use of keys, and the price, of
 * which whole cents go to the ledger and the rest stays with the project; alerts that it crosses are raised. One transaction: all of it happens, or nothing does.
 *
 * The price is that of the plan each row names, under which the gateway admitted it, whatever plan the project is on by now.
 * Batches come only from our own gateways, so the plan they name is trusted (ADR 0037). Rows of projects that do not exist are left out: there is
 * nobody to show or charge them to. Usage of a deleted project is charged to it all the same.
 *
 * @throws errors of the database; the same batch may then be sent again
 */
export async function recordUsage(pool: Pool, { gatewayId, sequence, rows }: RecordUsageParameters): Promise<RecordUsageReturnType> {
  return createOrm(pool).transaction(async (transaction) => {
    // A second sending waits here for the first one's outcome.
    const claimed = await transaction.insert(usageBatches).values({ gatewayId, sequence }).onConflictDoNothing().returning();
    if (claimed.length === 0) return { recorded: false };
    const projects = await lockProjects(transaction, [...new Set(rows.map((row) => row.projectId))]);
    const known = priceUsage(mergeUsageRows(rows), projects);
    if (known.length === 0) return { recorded: true };
    await storeUsage(transaction, known);
    await chargeUsage(transaction, { batch: `${gatewayId}:${sequence}`, projects, rows: known });
    await evaluateAlerts(transaction, [...projects.keys()]);
    return { recorded: true };
  });
}
