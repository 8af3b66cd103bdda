import type { Pool, PoolClient } from 'pg';

/** How long minutes and hours are kept. Days are kept forever. */
export const usageKeptDays = { minutes: 30, hours: 400 } as const;

interface PartitionedTable {
  readonly name: 'usage_minutes' | 'usage_hours';
  readonly time: 'minute' | 'hour';
  readonly width: 'day' | 'month';
  /** Number of days or months for which partitions are created in advance. */
  readonly ahead: number;
  readonly keptDays: number;
  /** Percentage of a page that new rows can fill; the rest is for updates. Higher for minutes, because they are most of the data. */
  readonly fillfactor: number;
}

const tables: readonly PartitionedTable[] = [
  { name: 'usage_minutes', time: 'minute', width: 'day', ahead: 7, keptDays: usageKeptDays.minutes, fillfactor: 90 },
  { name: 'usage_hours', time: 'hour', width: 'month', ahead: 2, keptDays: usageKeptDays.hours, fillfactor: 70 },
];

/**
 * While a schema change waits for a lock, recording waits behind it, so the change gives up after this time. The next round tries again.
 */
const lockTimeoutMs = 2_000;

/** Advisory lock id: "uses" in ASCII. */
const lockId = 0x75736573;

const dayMs = 86_400_000;

export interface UsageMaintenance {
  readonly created: readonly string[];
  readonly dropped: readonly string[];
}

/**
 * Creates the partitions of the next days and months, and drops those that are no longer kept. Does nothing while another process runs
 * it. Recording continues meanwhile.
 *
 * @param from also creates partitions since then. @default now
 */
export async function maintainUsageTables(pool: Pool, now: Date, from: Date = now): Promise<UsageMaintenance> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [lockId]);
    if (rows[0]?.isMine !== true) return { created: [], dropped: [] };
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    const created: string[] = [];
    const dropped: string[] = [];
    for (const table of tables) {
      created.push(...(await createPartitions(client, table, from, now)));
      dropped.push(...(await dropPartitions(client, table, now)));
    }
    // Closing the connection releases the lock, too, but only when the server notices, and a call right after this one would do nothing.
    await client.query('select pg_advisory_unlock($1)', [lockId]);
    return { created, dropped };
  } finally {
    // Closing the connection releases the lock after an error and resets the timeout, whatever state it is in.
    client.release(true);
  }
}

/** Midnight UTC at the start of the day or month. */
function startOf(width: 'day' | 'month', at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), width === 'day' ? at.getUTCDate() : 1));
}

function later(width: 'day' | 'month', start: Date, count = 1): Date {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  return new Date(width === 'day' ? Date.UTC(year, month, day + count) : Date.UTC(year, month + count, 1));
}

/** `usage_minutes_2026_11_24`, `usage_hours_2026_11` */
function partitionName({ name, width }: PartitionedTable, start: Date): string {
  return `${name}_${start
    .toISOString()
    .slice(0, width === 'day' ? 10 : 7)
    .replaceAll('-', '_')}`;
}

/** End of a partition's period, derived from its name. Null for the default partition. */
function endOf({ name, width }: PartitionedTable, partition: string, endOfFirst: Date): Date | null {
  const suffix = partition.slice(name.length + 1);
  if (suffix === 'default') return null;
  if (suffix === 'before') return endOfFirst;
  const [year = 0, month = 1, day = 1] = suffix.split('_').map(Number);
  return later(width, new Date(Date.UTC(year, month - 1, day)));
}

/** Reads the partition names, and the end of the first partition, which holds everything from before the table was partitioned. */
async function readPartitions(client: PoolClient, { name }: PartitionedTable): Promise<{ names: Set<string>; endOfFirst: Date }> {
  const { rows } = await client.query<{ names: string[]; endOfFirst: Date }>(
    `select partitioned_from as "endOfFirst",
       array(select c.relname::text from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::text::regclass) as names
     from usage_retention where table_name = $1::text`,
    [name],
  );
  return { names: new Set(rows[0]?.names), endOfFirst: rows[0]?.endOfFirst ?? new Date(0) };
}

async function createPartitions(client: PoolClient, table: PartitionedTable, from: Date, now: Date): Promise<string[]> {
  const { names, endOfFirst } = await readPartitions(client, table);
  const last = later(table.width, startOf(table.width, now), table.ahead);
  const isCovered = (start: Date) => names.has(`${table.name}_before`) && start < endOfFirst;
  const created: string[] = [];
  for (let start = startOf(table.width, from); start <= last; start = later(table.width, start)) {
    const name = partitionName(table, start);
    if (names.has(name) || isCovered(start)) continue;
    await createPartition(client, table, start);
    created.push(name);
  }
  return created;
}

/** Creates a partition and moves its rows out of the default partition. */
async function createPartition(client: PoolClient, table: PartitionedTable, start: Date): Promise<void> {
  const { name, time, width, fillfactor } = table;
  const partition = partitionName(table, start);
  const [from, to] = [start.toISOString(), later(width, start).toISOString()];
  await inTransaction(
    client,
    `lock table ${name}_default in access exclusive mode;
     create table ${partition} (like ${name} including all) with (fillfactor = ${fillfactor});
     with moved as (delete from ${name}_default where ${time} >= '${from}' and ${time} < '${to}' returning *)
     insert into ${partition} select * from moved;
     alter table ${name} attach partition ${partition} for values from ('${from}') to ('${to}')`,
  );
}

async function dropPartitions(client: PoolClient, table: PartitionedTable, now: Date): Promise<string[]> {
  const { name, time, width, keptDays } = table;
  const keptFrom = startOf(width, new Date(startOf('day', now).getTime() - keptDays * dayMs));
  const { names, endOfFirst } = await readPartitions(client, table);
  const ended = [...names].filter((partition) => {
    const end = endOf(table, partition, endOfFirst);
    return end !== null && end <= keptFrom;
  });
  // Update this first, so that the ledger check never misses rows that should be there.
  await client.query('update usage_retention set kept_from = greatest(kept_from, $2) where table_name = $1', [name, keptFrom]);
  for (const partition of ended) await inTransaction(client, `drop table ${partition}`);
  await client.query(`delete from ${name}_default where ${time} < $1`, [keptFrom]);
  return ended;
}

async function inTransaction(client: PoolClient, statements: string): Promise<void> {
  try {
    await client.query(`begin; ${statements}; commit`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
