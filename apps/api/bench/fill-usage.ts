import { maintainUsageTables, type Database } from '@onepoint/database';

export const filledDays = 30;
export const filledFrom = new Date('2026-10-01T00:00:00Z');

const keys = 2;
const methods = 6;
const chains = ['ethereum', 'base', 'polygon', 'bsc'];
/** Two kinds of errors, and latencies in six adjacent buckets from 2, 3, 4, or 5 ms, packed like `packCounters`. */
const errorsByStatus = '1000000000000000000000000000000000002';
const latencies = [16, 18, 20, 22].map(
  (bucket) => ['5', '10', '15', '20', '8', '2'].map((calls) => calls.padStart(12, '0')).join('') + '0'.repeat(bucket * 12),
);

const columns = 'requests, errors, compute_units, cost_microcents, errors_by_status, latencies';

/** Inserts the sums that `recordUsage` would have stored if every minute had the same traffic. */
async function fill(
  client: Pick<Database['pool'], 'query'>,
  width: 'minute' | 'hour' | 'day',
  projectIds: readonly string[],
): Promise<number> {
  const minutes = { minute: 1, hour: 60, day: 1_440 }[width];
  const { rowCount } = await client.query(
    `insert into usage_${width}s (project_id, api_key_id, chain, method, ${width}, ${columns})
     select p, 'key_' || k, ($2::text[])[1 + m % 4], 'eth_method' || m, $3::timestamptz + t * interval '1 ${width}',
       60 * $7::bigint, 3 * $7::bigint, 1200 * $7::bigint, 46800 * $7::bigint, $8::numeric * $7, ($9::numeric[])[1 + m % 4] * $7
     from generate_series(0, $4::int - 1) t, unnest($1::text[]) p, generate_series(1, $5::int) k, generate_series(0, $6::int - 1) m
     order by p, t, k, m`,
    [projectIds, chains, filledFrom, (filledDays * 1_440) / minutes, keys, methods, minutes, errorsByStatus, latencies],
  );
  return rowCount ?? 0;
}

/**
 * Inserts thirty days of steady traffic: 12 rows per minute, 518,400 per project.
 *
 * @returns the number of minute rows
 */
export async function fillUsage({ pool }: Pick<Database, 'pool'>, projectIds: readonly string[]): Promise<number> {
  await maintainUsageTables(pool, new Date(filledFrom.getTime() + filledDays * 86_400_000), filledFrom);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const rows = await fill(client, 'minute', projectIds);
    await fill(client, 'hour', projectIds);
    await fill(client, 'day', projectIds);
    await client.query('vacuum analyze usage_minutes, usage_hours, usage_days');
    return rows;
  } finally {
    client.release(true);
  }
}
