// Measures how many updates by charging are HOT: they add no index entries, and their old rows are removed without a vacuum. Needs an empty
// database. `node apps/gateway/bench/hot-updates.ts` with DATABASE_URL; FILLFACTOR sets the fillfactor of the updated tables first
// (docs/decisions/0056).
import { createDatabase, migrateDatabase, recordMergedUsage, recordUsage } from '@onepoint/database';
import { z } from 'zod';
import { insertKeys } from './insert-keys.ts';

const env = z
  .object({
    DATABASE_URL: z.string(),
    PROJECTS: z.coerce.number().int().positive().default(500),
    BATCHES: z.coerce.number().int().positive().default(200),
    FILLFACTOR: z.coerce.number().int().min(10).max(100).optional(),
    /** `merged` records as collectors do. */
    MODE: z.enum(['direct', 'merged']).default('direct'),
  })
  .parse(process.env);

const { pool, orm, close } = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-bench' });
await migrateDatabase(pool);

const tables = [
  'projects',
  'api_keys',
  'usage_minutes',
  'usage_hours',
  'usage_days',
  'usage_plan_days',
  'ledger_usage_days',
  'open_usage_charges',
  'usage_sources',
];
const isOfTables = `(c.relname = any($1) or c.oid in (select inhrelid from pg_inherits where inhparent::regclass::text = any($1))) and c.relkind = 'r'`;

if (env.FILLFACTOR !== undefined) {
  const { rows } = await pool.query<{ name: string }>(`select c.oid::regclass::text as name from pg_class c where ${isOfTables}`, [tables]);
  for (const { name } of rows) await pool.query(`alter table ${name} set (fillfactor = ${env.FILLFACTOR})`);
}

const { keys } = await insertKeys(orm, env.PROJECTS, 'PAYG');

const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
const methods = ['eth_call', 'eth_getLogs', 'eth_blockNumber'];
/** Costs about a cent per batch, so that each batch is charged. */
const computeUnits = 10_000;
const rows = keys.flatMap((key) =>
  methods.map((method) => ({ ...key, chain: 'ethereum', method, minute, requests: 10, errors: 0, computeUnits, latencies: [1, 2, 3] })),
);
const startedMs = performance.now();
for (let sequence = 1; sequence <= env.BATCHES; sequence += 1) {
  const batch = { gatewayId: 'gateway_bench', sequence, rows };
  await (env.MODE === 'merged' ? recordMergedUsage(pool, [batch]) : recordUsage(pool, batch));
}
const seconds = (performance.now() - startedMs) / 1_000;
// A connection's statistics become visible to others when it ends.
await pool.query('select pg_stat_force_next_flush()');

const { rows: found } = await pool.query<{ table: string; updated: string; hot: string; pages: string }>(
  `select coalesce(p.relname, c.relname) as table, sum(s.n_tup_upd) as updated, sum(s.n_tup_hot_upd) as hot, sum(pg_relation_size(c.oid)) / 8192 as pages
   from pg_class c join pg_stat_user_tables s on s.relid = c.oid left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
   where ${isOfTables} group by 1 order by 1`,
  [tables],
);
for (const { table, updated, hot, pages } of found) {
  const share = Number(updated) === 0 ? '–' : `${((100 * Number(hot)) / Number(updated)).toFixed(1)}%`;
  process.stdout.write(
    `${table.padEnd(18)} ${updated.padStart(9)} updates ${share.padStart(7)} HOT ${pages.split('.')[0]?.padStart(6) ?? ''} pages\n`,
  );
}
process.stdout.write(
  `${env.BATCHES} batches of ${rows.length} rows in ${seconds.toFixed(1)} s, fillfactor ${env.FILLFACTOR ?? 'as migrated'}\n`,
);
await close();
