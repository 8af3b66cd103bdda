import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import type { UsageRow } from './usage-row.ts';

/** A column's values as one array parameter, whatever their number. */
function column(type: 'text' | 'timestamptz' | 'bigint', values: readonly (string | number)[]): SQL {
  return sql`${sql.param(values)}::${sql.raw(type)}[]`;
}

type Read = (row: UsageRow) => string | number;

const columnsOfBucket: readonly (readonly [type: 'text' | 'timestamptz' | 'bigint', read: Read])[] = [
  ['text', (row) => row.projectId],
  ['text', (row) => row.apiKeyId],
  ['text', (row) => row.chain],
  ['text', (row) => row.method],
  ['timestamptz', (row) => row.minute.toISOString()],
  ['bigint', (row) => row.requests],
  ['bigint', (row) => row.errors],
  ['bigint', (row) => row.computeUnits],
];

/** Adds rows, one per bucket, to their buckets and marks their keys as used. */
export async function storeUsage(transaction: Transaction, rows: readonly UsageRow[]): Promise<void> {
  const columns = columnsOfBucket.map(([type, read]) => column(type, rows.map(read)));
  await transaction.execute(sql`
    insert into usage_minutes (project_id, api_key_id, chain, method, minute, requests, errors, compute_units)
    select * from unnest(${sql.join(columns, sql`, `)})
    on conflict (project_id, minute, api_key_id, chain, method) do update set
      requests = usage_minutes.requests + excluded.requests,
      errors = usage_minutes.errors + excluded.errors,
      compute_units = usage_minutes.compute_units + excluded.compute_units
  `);
  const keyIds = [...new Set(rows.map((row) => row.apiKeyId))].toSorted();
  // Locked in id order first: an update alone takes its rows in whatever order the plan visits them.
  await transaction.execute(sql`
    update api_keys set last_used_at = now()
    where id in (select id from api_keys where id = any(${column('text', keyIds)}) order by id for no key update)
  `);
}
