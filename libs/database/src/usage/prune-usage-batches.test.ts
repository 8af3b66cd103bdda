import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { pruneUsageBatches } from './prune-usage-batches.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(async () => {
  await database.drop();
});

it('forgets batches that are older than a week and no others', async () => {
  await database.orm.execute(sql`
    insert into usage_batches (gateway_id, sequence, recorded_at)
    values ('g', 1, now() - interval '8 days'), ('g', 2, now() - interval '6 days'), ('g', 3, now())`);
  expect(await pruneUsageBatches(database.pool)).toBe(1);
  const left = await database.orm.execute(sql`select sequence from usage_batches order by sequence`);
  expect(left.rows.map((row) => Number(row['sequence']))).toEqual([2, 3]);
});
