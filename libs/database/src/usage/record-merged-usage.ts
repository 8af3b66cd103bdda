import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { createOrm, type Orm, type Transaction } from '../create-database.ts';
import { postPastCharges, recordClaimed, type RecordUsageParameters } from './record-usage.ts';

export type UsageBatchId = Pick<RecordUsageParameters, 'gatewayId' | 'sequence'>;

export interface RecordMergedUsageReturnType {
  /** Number of batches that weren't recorded before. */
  recorded: number;
}

/**
 * Records several batches in one transaction, each exactly once: batches that any process has already recorded are skipped. The batches
 * can come in any order. Those of one source are numbered from 1, eventually without gaps, because the numbers are stored as ranges.
 *
 * @throws database errors; the same batches can then be sent again
 */
export async function recordMergedUsage(pool: Pool, batches: readonly RecordUsageParameters[]): Promise<RecordMergedUsageReturnType> {
  if (batches.length === 0) return { recorded: 0 };
  const orm = createOrm(pool);
  await postPastCharges(orm, batches);
  return orm.transaction(async (transaction) => {
    const fresh = await claim(transaction, batches);
    const [first] = fresh;
    if (first === undefined) return { recorded: 0 };
    await recordClaimed(transaction, { batch: `${first.gatewayId}:${first.sequence}`, rows: fresh.flatMap(({ rows }) => rows) });
    return { recorded: fresh.length };
  });
}

const keyOf = ({ gatewayId, sequence }: UsageBatchId): string => `${gatewayId}:${sequence}`;

/** Locks the sources in order, so that transactions that share some don't deadlock, and returns the new batches. */
async function claim(transaction: Transaction, batches: readonly RecordUsageParameters[]): Promise<RecordUsageParameters[]> {
  const byKey = new Map(batches.map((batch) => [keyOf(batch), batch]));
  const unique = [...byKey.values()];
  const sources = [...new Set(unique.map(({ gatewayId }) => gatewayId))].toSorted();
  await transaction.execute(sql`
    insert into usage_sources (id) select id from unnest(${sql.param(sources)}::text[]) with ordinality as s(id, place) order by place
    on conflict do nothing`);
  const { rows } = await transaction.execute<{ id: string; sequence: string }>(sql`
    with locked as (
      select id, recorded from usage_sources where id = any(${sql.param(sources)}::text[]) order by id for update
    )
    select sent.id, sent.sequence::text from ${unnest(unique)} join locked using (id) where not locked.recorded @> sent.sequence
    order by sent.id, sent.sequence`);
  const fresh = rows.flatMap(({ id, sequence }) => byKey.get(`${id}:${sequence}`) ?? []);
  if (fresh.length > 0) {
    await transaction.execute(sql`
      update usage_sources as s set recorded = s.recorded + added.numbers, recorded_at = now()
      from (
        select id, range_agg(int8range(sequence, sequence, '[]')) as numbers from ${unnest(fresh)} group by id
      ) as added where added.id = s.id`);
  }
  return fresh;
}

/** Returns those of the batches that are already recorded, by any process. */
export async function listRecordedBatches(orm: Orm, batches: readonly UsageBatchId[]): Promise<UsageBatchId[]> {
  if (batches.length === 0) return [];
  const { rows } = await orm.execute<{ id: string; sequence: string }>(sql`
    select sent.id, sent.sequence::text from ${unnest(batches)} join usage_sources as s using (id) where s.recorded @> sent.sequence`);
  return rows.map(({ id, sequence }) => ({ gatewayId: id, sequence: Number(sequence) }));
}

/** Must exceed how long a gateway resends a batch, see `journalDaysMax` in the gateway. */
const keptDays = 7;

/** Forgets sources that have sent nothing for a week. Returns their number. */
export async function pruneUsageSources(orm: Orm): Promise<number> {
  const result = await orm.execute(sql`delete from usage_sources where recorded_at < now() - make_interval(days => ${keptDays})`);
  return result.rowCount ?? 0;
}

const unnest = (batches: readonly UsageBatchId[]) => sql`unnest(
  ${sql.param(batches.map(({ gatewayId }) => gatewayId))}::text[], ${sql.param(batches.map(({ sequence }) => sequence))}::bigint[]
) as sent(id, sequence)`;
