// Measures the size of a call on the bus, in a collector, and on disk, in an empty database. Calls are spread evenly over keys and methods,
// which is the worst case, because each row then counts few calls. Prints the table from which docs/operations/capacity.md extrapolates.
import { createDatabase, maintainUsageTables, migrateDatabase, recordMergedUsage, type UsageRow } from '@onepoint/database';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { spendingSchema } from '../src/limits/spending.ts';
import { UsageMeter } from '../src/metering/usage-meter.ts';
import { usageBatchSchema } from '../src/metering/usage-batch.ts';
import { insertKeys } from './insert-keys.ts';

const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const projectCount = 500;
const methods = ['eth_call', 'eth_getBalance', 'eth_blockNumber', 'eth_getLogs'];
const minutes = 10;
/** Collectors record at least every ten seconds. */
const recordsPerMinute = 6;
const ledgerHours = 20;
const sources = 5;

const database = createDatabase(url, { applicationName: 'onepoint-bench', connectionsMax: 2 });
await migrateDatabase(database.pool);
const now = new Date();
await maintainUsageTables(database.pool, now);
const { keys } = await insertKeys(database.orm, projectCount, 'M');

function countCalls(): UsageRow[] {
  const meter = new UsageMeter();
  for (const key of keys) {
    for (const method of methods) {
      meter.add(
        { ...key, planId: 'M' },
        { chain: 'ethereum', method, providerId: null },
        { requests: 1, computeUnits: 26, errorStatus: null, latencyMs: 20 },
      );
    }
  }
  return meter.take();
}

const rows = countCalls();
const messages = Array.from({ length: Math.ceil(rows.length / 500) }, (_, index) =>
  JSON.stringify({ gatewayId: 'gateway_0/0', sequence: 1, rows: rows.slice(index * 500, index * 500 + 500) }),
);
const bytesPerRow = messages.reduce((sum, text) => sum + text.length, 0) / rows.length;

const cpuMicros = (): number => process.cpuUsage().user + process.cpuUsage().system;
const rounds = 50;
const parsingFrom = cpuMicros();
for (let round = 0; round < rounds; round += 1) for (const text of messages) usageBatchSchema.parse(JSON.parse(text));
const parsingMicros = (cpuMicros() - parsingFrom) / (rounds * rows.length);

/** A gateway's broadcast of its limits, sent every 50 ms and read by every other gateway. */
const spending = JSON.stringify({ kind: 'spending', plans: keys.map(({ projectId }) => [projectId, 'M', 1, 26]), keys: [] });
const hearingFrom = cpuMicros();
for (let round = 0; round < rounds; round += 1) spendingSchema.parse(JSON.parse(spending));
const hearingMicros = (cpuMicros() - hearingFrom) / (rounds * keys.length);

const readNumber = async (query: string): Promise<number> => {
  const { rows: found } = await database.pool.query<{ number: string }>(query);
  return Number(found[0]?.number);
};
const walBytes = () => readNumber(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as number`);
const walFrom = await walBytes();
const recordingFrom = { micros: cpuMicros(), ms: performance.now() };
let sequence = 0;
for (let minute = 0; minute < minutes; minute += 1) {
  const start = new Date(Math.floor(now.getTime() / 60_000) * 60_000 - minute * 60_000);
  const ofMinute = rows.map((row) => ({ ...row, minute: start }));
  for (let record = 0; record < recordsPerMinute; record += 1) {
    sequence += 1;
    const batches = Array.from({ length: sources }, (_, index) => ({ gatewayId: `gateway_${index}/0`, sequence, rows: ofMinute }));
    await recordMergedUsage(database.pool, batches);
  }
}
const seconds = (performance.now() - recordingFrom.ms) / 1_000;
const written = minutes * recordsPerMinute * rows.length;
const mergingMicros = (cpuMicros() - recordingFrom.micros) / (written * sources);
const wal = (await walBytes()) - walFrom;
// A charge in another hour turns those before it into entries.
for (let hour = 0; hour < ledgerHours; hour += 1) {
  await database.pool.query(
    `insert into open_usage_charges (project_id, plan_id, hour, amount_cents, compute_units, charged_at, idempotency_key)
    select id, 'M', hour, -100, 3448275, hour, concat_ws(':', 'usage', $2::text, id, 'M') from projects, (select date_trunc('hour', $1::timestamptz, 'UTC') as hour) h`,
    [new Date(now.getTime() + hour * 3_600_000), `${randomUUID()}/0:${hour}`],
  );
}
// Drops old row versions, whose number depends on the timing of autovacuum.
await database.pool.query('vacuum full');
const sizeOf = (table: string) =>
  readNumber(`select coalesce(sum(pg_total_relation_size(relid)), 0) as number from pg_partition_tree('${table}') where isleaf`);
const minuteRows = await readNumber('select count(*) as number from usage_minutes');
const ledgerRows = await readNumber('select count(*) as number from ledger_entries');
const hourRows = await readNumber('select count(*) as number from usage_hours');

const figures = {
  'bytes of a row on the bus': bytesPerRow,
  'µs of a collector’s CPU to read a row': parsingMicros,
  'µs of a collector’s CPU to merge a row and write the sum': mergingMicros,
  'bytes of a project in a message of limits': spending.length / keys.length,
  'µs of a gateway’s CPU to read it': hearingMicros,
  'rows written to PostgreSQL per second, one connection': written / seconds,
  'bytes of a row in usage_minutes, with indexes': (await sizeOf('usage_minutes')) / minuteRows,
  'bytes of a row in usage_hours, with indexes': (await sizeOf('usage_hours')) / hourRows,
  'bytes of a row in ledger_entries, with indexes':
    (await readNumber(`select pg_total_relation_size('ledger_entries') as number`)) / ledgerRows,
  'bytes of WAL per written row': wal / written,
};
console.log(
  `${projectCount} projects × ${methods.length} methods, ${minutes} minutes, ${recordsPerMinute} records each, of ${sources} messages\n`,
);
console.log('| figure | value |\n| --- | --- |');
for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${value >= 100 ? Math.round(value) : value.toFixed(1)} |`);
await database.close();
