import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { packCounters } from './counters.ts';
import type { PricedUsageRow } from './charge-usage.ts';

type ColumnType = 'text' | 'timestamptz' | 'bigint' | 'numeric';

function column(type: ColumnType, values: readonly (string | number | null)[]): SQL {
  return sql`${sql.param(values)}::${sql.raw(type)}[]`;
}

const columnsOfBatch: readonly (readonly [name: string, type: ColumnType, read: (row: PricedUsageRow) => string | number | null])[] = [
  ['project_id', 'text', (row) => row.projectId],
  ['api_key_id', 'text', (row) => row.apiKeyId],
  ['chain', 'text', (row) => row.chain],
  ['method', 'text', (row) => row.method],
  ['provider_id', 'text', (row) => row.providerId ?? null],
  ['plan_id', 'text', (row) => row.pricedBy],
  ['minute', 'timestamptz', (row) => row.minute.toISOString()],
  ['requests', 'bigint', (row) => row.requests],
  ['errors', 'bigint', (row) => row.errors],
  ['compute_units', 'bigint', (row) => row.computeUnits],
  ['cost_microcents', 'bigint', (row) => String(row.costMicrocents)],
  ['provider_failures', 'bigint', (row) => row.providerFailures ?? 0],
  ['errors_by_status', 'numeric', (row) => packCounters(row.errorsByStatus ?? [])],
  ['latencies', 'numeric', (row) => packCounters(row.latencies ?? [])],
];

const sums = ['requests', 'errors', 'compute_units', 'cost_microcents', 'provider_failures', 'errors_by_status', 'latencies'];

/** Builds the statement that adds the batch to one usage table, with rows in a stable order to avoid deadlocks. */
function addTo(width: 'minute' | 'hour' | 'day'): SQL {
  const table = `usage_${width}s`;
  return sql.raw(`
    insert into ${table} (project_id, api_key_id, chain, method, provider_id, ${width}, ${sums.join(', ')})
    select project_id, api_key_id, chain, method, provider_id, date_trunc('${width}', minute, 'UTC'), ${sums.map((name) => `sum(${name})`).join(', ')}
    from batch group by 1, 2, 3, 4, 5, 6 order by 1, 6, 2, 3, 4, 5
    on conflict (project_id, ${width}, api_key_id, chain, method, provider_id) do update set
      ${sums.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`);
}

const addToPlanDays = sql.raw(`
    insert into usage_plan_days (project_id, day, plan_id, compute_units)
    select project_id, date_trunc('day', minute, 'UTC'), plan_id, sum(compute_units)
    from batch group by 1, 2, 3 having sum(compute_units) > 0 order by 1, 2, 3
    on conflict (project_id, day, plan_id) do update set compute_units = usage_plan_days.compute_units + excluded.compute_units`);

/**
 * Adds rows to all usage tables and marks their API keys as used.
 *
 * @param at when the keys were used; by default the transaction time
 */
export async function storeUsage(transaction: Transaction, rows: readonly PricedUsageRow[], at?: Date): Promise<void> {
  const columns = columnsOfBatch.map(([, type, read]) => column(type, rows.map(read)));
  const names = columnsOfBatch.map(([name]) => name).join(', ');
  await transaction.execute(sql`
    with batch as (
      select * from unnest(${sql.join(columns, sql`, `)}) as b (${sql.raw(names)})
    ), minutes as (${addTo('minute')}
    ), hours as (${addTo('hour')}
    ), plan_days as (${addToPlanDays}
    )
    ${addTo('day')}
  `);
  const keyIds = [...new Set(rows.map((row) => row.apiKeyId))].toSorted();
  // Lock in id order first: a plain update locks rows in the order of its query plan.
  await transaction.execute(sql`
    update api_keys set last_used_at = coalesce(${at ?? null}::timestamptz, now())
    where id in (select id from api_keys where id = any(${column('text', keyIds)}) order by id for no key update)
  `);
}
