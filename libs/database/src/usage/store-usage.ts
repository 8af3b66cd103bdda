import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import type { PricedUsageRow } from './price-usage.ts';

type ColumnType = 'text' | 'timestamptz' | 'bigint';

/** A column's values as one array parameter, whatever their number. */
function column(type: ColumnType, values: readonly (string | number)[]): SQL {
  return sql`${sql.param(values)}::${sql.raw(type)}[]`;
}

const columnsOfBucket: readonly (readonly [type: ColumnType, read: (row: PricedUsageRow) => string | number])[] = [
  ['text', (row) => row.projectId],
  ['text', (row) => row.apiKeyId],
  ['text', (row) => row.chain],
  ['text', (row) => row.method],
  ['timestamptz', (row) => row.minute.toISOString()],
  ['bigint', (row) => row.requests],
  ['bigint', (row) => row.errors],
  ['bigint', (row) => row.computeUnits],
  ['bigint', (row) => String(row.costMicrocents)],
];

/** Adds rows, one per bucket, to their minutes and hours and marks their keys as used. */
export async function storeUsage(transaction: Transaction, rows: readonly PricedUsageRow[]): Promise<void> {
  const columns = columnsOfBucket.map(([type, read]) => column(type, rows.map(read)));
  await transaction.execute(sql`
    with batch as (
      select * from unnest(${sql.join(columns, sql`, `)})
        as b (project_id, api_key_id, chain, method, minute, requests, errors, compute_units, cost_microcents)
    ), minutes as (
      insert into usage_minutes (project_id, api_key_id, chain, method, minute, requests, errors, compute_units, cost_microcents)
      select * from batch
      on conflict (project_id, minute, api_key_id, chain, method) do update set
        requests = usage_minutes.requests + excluded.requests,
        errors = usage_minutes.errors + excluded.errors,
        compute_units = usage_minutes.compute_units + excluded.compute_units,
        cost_microcents = usage_minutes.cost_microcents + excluded.cost_microcents
    )
    insert into usage_hours (project_id, api_key_id, chain, method, hour, requests, errors, compute_units, cost_microcents)
    select project_id, api_key_id, chain, method, date_trunc('hour', minute, 'UTC'),
      sum(requests), sum(errors), sum(compute_units), sum(cost_microcents)
    from batch group by 1, 2, 3, 4, 5 order by 1, 5, 2, 3, 4
    on conflict (project_id, hour, api_key_id, chain, method) do update set
      requests = usage_hours.requests + excluded.requests,
      errors = usage_hours.errors + excluded.errors,
      compute_units = usage_hours.compute_units + excluded.compute_units,
      cost_microcents = usage_hours.cost_microcents + excluded.cost_microcents
  `);
  const keyIds = [...new Set(rows.map((row) => row.apiKeyId))].toSorted();
  // Locked in id order first: an update alone takes its rows in whatever order the plan visits them.
  await transaction.execute(sql`
    update api_keys set last_used_at = now()
    where id in (select id from api_keys where id = any(${column('text', keyIds)}) order by id for no key update)
  `);
}
