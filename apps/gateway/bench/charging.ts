// Measures how fast the usage of many gateways is recorded in an empty database: by each gateway itself, and merged by collectors. Prints a
// table.
import { createDatabase, migrateDatabase, recordMergedUsage, recordUsage, type UsageRow } from '@onepoint/database';
import { partitionOf, usagePartitions } from '@onepoint/bus';
import { z } from 'zod';
import { insertKeys } from './insert-keys.ts';

const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const gateways = 20;
const seconds = 10;
const projectCount = 200;
const methods = ['eth_call', 'eth_getBalance'];
const concurrency = 8;

const database = createDatabase(url, { applicationName: 'onepoint-bench', connectionsMax: concurrency });
await migrateDatabase(database.pool);
const { keys } = await insertKeys(database.orm, projectCount, 'M');

/** A gateway's counts of one second: every project, two methods, enough compute units for a charge of one cent. */
const rowsOf = (of: typeof keys): UsageRow[] =>
  of.flatMap((key) =>
    methods.map((method) => ({
      ...key,
      planId: 'M' as const,
      chain: 'ethereum',
      method,
      minute: new Date('2026-11-21T09:00:00Z'),
      requests: 1_000,
      errors: 0,
      computeUnits: 40_000,
    })),
  );

async function measure(name: string, tasks: (() => Promise<unknown>)[]): Promise<void> {
  const begunMs = performance.now();
  let transactions = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
        await task();
        transactions += 1;
      }
    }),
  );
  const tookSeconds = (performance.now() - begunMs) / 1_000;
  const flushes = gateways * seconds * projectCount;
  const figures = [
    transactions,
    tookSeconds.toFixed(1),
    Math.round(flushes / tookSeconds),
    Math.round((flushes * methods.length) / tookSeconds),
  ];
  console.log(`| ${[name, ...figures].join(' | ')} |`);
}

const ids = Array.from({ length: gateways }, (_, index) => `gateway_${index}`);
const turns = Array.from({ length: seconds }, (_, index) => index + 1);
console.log(`${gateways} gateways × ${projectCount} paying projects × ${seconds} s, ${concurrency} connections\n`);
console.log('| recorded by | transactions | seconds | project-flushes per second | rows per second |');
console.log('| --- | --- | --- | --- | --- |');
await measure(
  'each gateway, every second',
  turns.flatMap((sequence) => ids.map((gatewayId) => () => recordUsage(database.pool, { gatewayId, sequence, rows: rowsOf(keys) }))),
);
const ofPartition = (partition: number) => keys.filter(({ projectId }) => partitionOf(projectId) === partition);
await measure(
  'collectors, every 10 s',
  Array.from({ length: usagePartitions }, (_, partition) => () => {
    const rows = rowsOf(ofPartition(partition));
    return recordMergedUsage(
      database.pool,
      ids.flatMap((id) => turns.map((sequence) => ({ gatewayId: `${id}/${partition}`, sequence, rows }))),
    );
  }),
);
await database.close();
