import type { Pool } from 'pg';
import { evaluateAlerts } from '../alerts.ts';
import { createOrm, type Orm, type Transaction } from '../create-database.ts';
import { postUsageCharges } from '../ledger/post-usage-charges.ts';
import { usageBatches } from '../schema/usage.ts';
import { chargeUsage, lockProjects, priceUsage } from './charge-usage.ts';
import { storeUsage } from './store-usage.ts';
import { mergeUsageRows, type UsageRow } from './usage-rows.ts';

export interface RecordUsageParameters {
  gatewayId: string;
  /** Increases per process. A resent batch has the same sequence and rows. */
  sequence: number;
  rows: readonly UsageRow[];
  /** Time of charges and of the keys' last use. @default the transaction time */
  at?: Date | undefined;
}

export interface RecordUsageReturnType {
  /** False if the batch was recorded before and nothing changed. */
  recorded: boolean;
}

/**
 * Records a batch of usage exactly once, even if it is sent repeatedly or concurrently. In one transaction, it adds to the usage buckets,
 * marks keys as used, charges whole cents, and raises alerts. Rows are priced by the plan under which the gateway admitted them, whatever
 * the project's current plan is. Batches come from our own gateways, so their plan is trusted (ADR 0037). Rows of unknown projects are
 * left out; usage of a deleted project is still charged to it.
 *
 * @throws database errors; the same batch can then be sent again
 */
export async function recordUsage(pool: Pool, parameters: RecordUsageParameters): Promise<RecordUsageReturnType> {
  const orm = createOrm(pool);
  await postPastCharges(orm, [parameters]);
  return orm.transaction(async (transaction) => recordUsageBatch(transaction, parameters));
}

/**
 * Posts the charges of past hours for the projects in the batches, in small transactions. Charging in a new hour would post them anyway,
 * but while holding the locks of all projects, at the start of every hour.
 */
export async function postPastCharges(orm: Orm, batches: readonly Pick<RecordUsageParameters, 'rows' | 'at'>[]): Promise<void> {
  await postUsageCharges(orm, batches[0]?.at, [...new Set(batches.flatMap(({ rows }) => rows.map(({ projectId }) => projectId)))]);
}

/** `recordUsage` as part of a larger transaction, without posting the charges of past hours. */
export async function recordUsageBatch(
  transaction: Transaction,
  { gatewayId, sequence, rows, at }: RecordUsageParameters,
): Promise<RecordUsageReturnType> {
  // A concurrent resend waits here until the first one commits.
  const claimed = await transaction.insert(usageBatches).values({ gatewayId, sequence }).onConflictDoNothing().returning();
  if (claimed.length === 0) return { recorded: false };
  await recordClaimed(transaction, { batch: `${gatewayId}:${sequence}`, rows, at });
  return { recorded: true };
}

interface ClaimedUsage {
  readonly batch: string;
  readonly rows: readonly UsageRow[];
  readonly at?: Date | undefined;
}

/** Stores and charges rows whose batch this transaction has claimed, so that no other one records them. */
export async function recordClaimed(transaction: Transaction, { batch, rows, at }: ClaimedUsage): Promise<void> {
  const projects = await lockProjects(transaction, [...new Set(rows.map((row) => row.projectId))]);
  const known = priceUsage(mergeUsageRows(rows), projects);
  if (known.length === 0) return;
  await storeUsage(transaction, known, at);
  await chargeUsage(transaction, { batch, projects, rows: known, at });
  await evaluateAlerts(transaction, [...projects.keys()], at === undefined ? {} : { now: at });
}
