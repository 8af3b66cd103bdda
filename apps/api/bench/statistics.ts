// Measures statistics queries in the database: 30 days of one project and of ten, compared with the same query on minute rows and a lookup by key.
// Needs an empty database, which it fills with five million minute rows.
import { checkLedger, createDatabase, migrateDatabase } from '@onepoint/database';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { chooseBuckets } from '../src/modules/statistics/choose-buckets.ts';
import { statisticsQuery, usageTable } from '../src/modules/statistics/statistics.repository.ts';
import { ledgerCheckDatabaseOptions, statisticsDatabaseOptions } from '../src/database-options.ts';
import { filledDays, filledFrom, fillUsage } from './fill-usage.ts';
import { formatMeasurements, keepsLimit, measureQuery, type Measured, type Question } from './measure-query.ts';

const limitMs = 50;

async function timeLedgerCheck(databaseUrl: string): Promise<number> {
  const database = createDatabase(databaseUrl, ledgerCheckDatabaseOptions);
  try {
    const begunMs = performance.now();
    await checkLedger(database.orm);
    return (performance.now() - begunMs) / 1000;
  } finally {
    await database.close();
  }
}

const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const database = createDatabase(url, {
  ...statisticsDatabaseOptions,
  applicationName: 'onepoint-bench',
  connectionsMax: 2,
  statementTimeoutMs: 120_000,
});
try {
  await migrateDatabase(database.pool);
  const projectIds = Array.from({ length: 10 }, (_, index) => `proj_bench${index}`);
  const one = projectIds.slice(3, 4);
  const rows = await fillUsage(database, projectIds);
  const until = new Date(filledFrom.getTime() + filledDays * 86_400_000);
  const byHours = chooseBuckets(filledFrom, until, 10_800);
  const byDays = chooseBuckets(filledFrom, until, 86_400);
  const lookUp = sql`select * from usage_minutes where project_id = ${one[0]} and minute = ${filledFrom.toISOString()} and api_key_id = 'key_1' and chain = 'ethereum' and method = 'eth_method0'`;

  const questions: readonly Question[] = [
    { name: 'one row by key', query: lookUp },
    { name: '30 days by 3 hours, one project', query: statisticsQuery({ projectIds: one }, byHours), limitMs },
    { name: '30 days by day, one project', query: statisticsQuery({ projectIds: one }, byDays), limitMs },
    { name: '30 days by day, all ten', query: statisticsQuery({ projectIds }, byDays), limitMs },
    { name: '30 days by 3 hours, all ten', query: statisticsQuery({ projectIds }, byHours) },
    { name: 'the minutes: 30 days, one project', query: statisticsQuery({ projectIds: one }, byHours, usageTable(60)) },
  ];
  const measured: Measured[] = [];
  for (const question of questions) measured.push(await measureQuery(database, question));
  process.stdout.write(`${rows} minute rows of ${projectIds.length} projects\n${formatMeasurements(measured)}\n`);
  if (!measured.every(keepsLimit)) process.exitCode = 1;
  const plan = await database.orm.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) ${statisticsQuery({ projectIds: one }, byHours)}`,
  );
  const scans = plan.rows
    .map((row) => row['QUERY PLAN'].trim())
    .filter((line) => /(?:Scan|Index Cond)/u.test(line) && !line.includes('CTE'));
  process.stdout.write(`${scans.join('\n')}\n`);
  process.stdout.write(`ledger:check of all of it: ${(await timeLedgerCheck(url)).toFixed(1)} s\n`);
} finally {
  await database.close();
}
