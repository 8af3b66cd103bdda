// Measures the start of an hour in an empty database: 10,000 projects have open charges from the hour before, which become ledger entries.
// First the periodic job posts them, then collectors do with their first merge of the new hour. Meanwhile, deposits and small flushes of
// other collectors hit random projects. Prints a table.
import { partitionOf, usagePartitions } from '@onepoint/bus';
import {
  createDatabase,
  createId,
  migrateDatabase,
  postLedgerEntry,
  postUsageCharges,
  recordMergedUsage,
  recordUsage,
  type UsageRow,
} from '@onepoint/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { insertKeys } from './insert-keys.ts';

const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const projectCount = 10_000;
const methods = ['eth_call', 'eth_getBalance', 'eth_blockNumber', 'eth_getLogs'];
const concurrency = 8;
const probeProjects = 20;
const probePauseMs = 20;
const sampleMs = 10;
const quietMs = 5_000;
const hourMs = 3_600_000;
const workName = 'onepoint-bench-work';

/** Long, so that waits are measured instead of aborted. */
const statementTimeoutMs = 120_000;
const database = createDatabase(url, { applicationName: workName, connectionsMax: concurrency, statementTimeoutMs });
const probes = createDatabase(url, { applicationName: 'onepoint-bench-probe', connectionsMax: 3, statementTimeoutMs });
await migrateDatabase(database.pool);

const { keys } = await insertKeys(database.orm, projectCount, 'M');
const partitions = Array.from({ length: usagePartitions }, (_, partition) =>
  keys.filter(({ projectId }) => partitionOf(projectId) === partition),
);

const rowsOf = (of: typeof keys, at: Date): UsageRow[] =>
  of.flatMap((key) =>
    methods.map((method) => ({
      ...key,
      planId: 'M' as const,
      chain: 'ethereum',
      method,
      minute: at,
      requests: 1_000,
      errors: 0,
      computeUnits: 40_000,
    })),
  );

let sequence = 0;
const nextSequence = (): number => (sequence += 1);

async function openPastHour(): Promise<void> {
  const at = new Date(Date.now() - hourMs);
  for (const of of partitions) await recordUsage(database.pool, { gatewayId: 'past', sequence: nextSequence(), rows: rowsOf(of, at), at });
}

/** Records usage of all projects as collectors do, merged by partition. */
async function mergeAll(): Promise<void> {
  const waiting = [...partitions.entries()];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [partition, of] = next;
        const rows = rowsOf(of, new Date());
        await recordMergedUsage(database.pool, [{ gatewayId: `merged/${partition}`, sequence: nextSequence(), rows }]);
      }
    }),
  );
}

interface Waits {
  readonly flushes: number[];
  readonly deposits: number[];
}

const randomKey = () => keys[Math.floor(Math.random() * keys.length)] ?? { projectId: '', apiKeyId: '' };

const deposit = () =>
  postLedgerEntry(probes.orm, { projectId: randomKey().projectId, kind: 'deposit', amountCents: 100, idempotencyKey: createId('led') });

function flush(): Promise<unknown> {
  const of = [...new Map(Array.from({ length: probeProjects }, randomKey).map((key) => [key.projectId, key])).values()];
  return recordMergedUsage(probes.pool, [{ gatewayId: 'probe', sequence: nextSequence(), rows: rowsOf(of, new Date()) }]);
}

/** Makes deposits and small flushes of random projects, one after another, until the signal. */
async function probe({ flushes, deposits }: Waits, signal: AbortSignal): Promise<void> {
  const repeat = async (times: number[], run: () => Promise<unknown>) => {
    while (!signal.aborted) {
      const startedAt = performance.now();
      await run();
      times.push(performance.now() - startedAt);
      await sleep(probePauseMs);
    }
  };
  await Promise.all([repeat(flushes, flush), repeat(deposits, deposit)]);
}

/** Samples the age (ms) of the oldest transaction of the measured work, which is how long it can hold its locks. */
async function sampleTransactions(ages: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await probes.pool.query<{ ms: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 * 1000 as ms from pg_stat_activity where application_name = $1`,
      [workName],
    );
    ages.push(rows[0]?.ms ?? 0);
    await sleep(sampleMs);
  }
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
const inMs = (ms: number): string => `${ms < 100 ? ms.toFixed(1) : Math.round(ms)} ms`;

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const waits: Waits = { flushes: [], deposits: [] };
  const ages: number[] = [];
  const over = new AbortController();
  const others = Promise.all([probe(waits, over.signal), sampleTransactions(ages, over.signal)]);
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  over.abort();
  await others;
  const ofWaits = [waits.flushes, waits.deposits].flatMap((times) => [inMs(quantile(times, 0.5)), inMs(quantile(times, 1))]);
  console.log(`| ${[name, `${seconds.toFixed(1)} s`, inMs(Math.max(0, ...ages)), ...ofWaits].join(' | ')} |`);
}

console.log(`${projectCount} projects with open charges, ${concurrency} connections of collectors\n`);
console.log('| work | total | longest transaction | flush: median | flush: maximum | deposit: median | deposit: maximum |');
console.log(`| ${Array<string>(7).fill('---').join(' | ')} |`);
await openPastHour();
await measure('clock posts the charges of the hour before', () => postUsageCharges(database.orm, new Date()));
await measure('nothing', () => sleep(quietMs));
await openPastHour();
await measure('collectors: first merge of an hour, which posts them', mergeAll);
await measure('collectors: next merge', mergeAll);
await Promise.all([database.close(), probes.close()]);
