import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { checkLedger } from '../ledger/check-ledger.ts';
import { createDatabaseBefore } from '../testing/create-database-before.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { recordUsage } from './record-usage.ts';
import { maintainUsageTables } from './usage-retention.ts';

const now = new Date('2026-11-24T10:20:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function readTable({ orm }: Pick<TestDatabase, 'orm'>, table: 'usage_minutes' | 'usage_hours') {
  const { rows } = await orm.execute<{ partition: string; requests: number }>(
    sql`select tableoid::regclass::text as partition, sum(requests)::int as requests from ${sql.identifier(table)} group by 1 order by 1`,
  );
  return rows.map(({ partition, requests }) => `${partition} ${requests}`);
}

describe('maintainUsageTables', () => {
  let database: TestDatabase;
  let sequence = 0;

  beforeEach(async () => {
    database = await createTestDatabase(inject('databaseUrl'));
    await database.pool.query(`insert into projects (id, name) values ('proj_a', 'A')`);
  });

  afterEach(() => database.drop());

  const record = (minute: Date, requests: number) => {
    sequence += 1;
    const row = { projectId: 'proj_a', apiKeyId: 'key_a', chain: 'base', method: 'eth_call', minute, requests, errors: 0, computeUnits: 0 };
    return recordUsage(database.pool, { gatewayId: 'g', sequence, rows: [row] });
  };

  test('keeps minutes for 30 days and hours for 400, and usage of any other time until then', async () => {
    // Recorded before there are partitions, one day, a month, and two years late, and with a clock that is ahead.
    for (const [days, requests] of [
      [0, 1],
      [1, 2],
      [31, 4],
      [730, 8],
      [-100, 16],
    ] as const)
      await record(daysAgo(days), requests);
    expect(await readTable(database, 'usage_minutes')).toEqual(['usage_minutes_default 31']);

    const first = await maintainUsageTables(database.pool, now);
    expect(first.created).toEqual([
      ...['24', '25', '26', '27', '28', '29', '30'].map((day) => `usage_minutes_2026_11_${day}`),
      'usage_minutes_2026_12_01',
      ...['2026_11', '2026_12', '2027_01'].map((month) => `usage_hours_${month}`),
    ]);
    expect(await readTable(database, 'usage_minutes')).toEqual(['usage_minutes_2026_11_24 1', 'usage_minutes_default 18']);
    expect(await readTable(database, 'usage_hours')).toEqual(['usage_hours_2026_11 3', 'usage_hours_default 20']);

    await record(daysAgo(0), 32);
    expect(await readTable(database, 'usage_minutes')).toEqual(['usage_minutes_2026_11_24 33', 'usage_minutes_default 18']);
    expect(await checkLedger(database.orm)).toEqual([]);
  });

  test('drops days and months whose time has passed, without changing days', async () => {
    const days = () => database.orm.execute(sql`select day, sum(requests) from usage_days group by 1 order by 1`).then(({ rows }) => rows);
    await maintainUsageTables(database.pool, now);
    await record(daysAgo(0), 64);
    const before = await days();
    const inSixWeeks = new Date('2027-01-05T00:00:00Z');
    expect((await maintainUsageTables(database.pool, inSixWeeks)).dropped).toEqual(
      expect.arrayContaining(['usage_minutes_2026_11_24', 'usage_minutes_2026_12_01']) as unknown,
    );
    expect((await maintainUsageTables(database.pool, inSixWeeks)).dropped).toEqual([]);
    expect((await readTable(database, 'usage_minutes')).filter((row) => row.includes('_2026_'))).toEqual([]);
    expect((await maintainUsageTables(database.pool, new Date('2028-02-01T00:00:00Z'))).dropped).toContain('usage_hours_2026_11');
    expect(await days()).toEqual(before);
    expect(await checkLedger(database.orm)).toEqual([]);
  });
});

test('0042 to 0044 keep all usage in one partition, and the next days get their own', async () => {
  const { pool, migrate } = await createDatabaseBefore('0042_');
  await pool.query(`
    insert into projects (id, name) values ('proj_a', 'A');
    insert into usage_minutes (project_id, api_key_id, chain, method, minute, requests) values
      ('proj_a', 'key_a', 'base', 'eth_call', date_trunc('minute', now()), 5), ('proj_a', 'key_a', 'base', 'eth_call', '2025-01-01T00:00Z', 6);
    insert into usage_hours (project_id, api_key_id, chain, method, hour, requests, provider_id) values
      ('proj_a', 'key_a', 'base', 'eth_call', '2025-01-01T00:00Z', 6, 'prov_a');
  `);
  await migrate();
  const { rows } = await pool.query(`
    select tableoid::regclass::text as partition, sum(requests)::int as requests from usage_minutes group by 1
    union all select tableoid::regclass::text, requests::int from usage_hours`);
  expect(rows).toEqual([
    { partition: 'usage_minutes_before', requests: 11 },
    { partition: 'usage_hours_before', requests: 6 },
  ]);
  await expect(pool.query(`insert into usage_minutes select * from usage_minutes where requests = 6`)).rejects.toThrow('usage_minutes');

  const { created } = await maintainUsageTables(pool, new Date(Date.now() + 8 * 86_400_000));
  expect(created.filter((name) => name.startsWith('usage_minutes_')).length).toBeGreaterThan(7);
  const { dropped } = await maintainUsageTables(pool, new Date(Date.now() + 50 * 86_400_000));
  expect(dropped).toContain('usage_minutes_before');
  const { rows: left } = await pool.query('select count(*)::int as count from usage_minutes');
  expect(left).toEqual([{ count: 0 }]);
});
