import { sql } from 'drizzle-orm';
import { describe, afterAll, beforeAll, expect, inject, test, it } from 'vitest';
import { openConnections } from '../schema/gateways.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { openConnectionsKeptMs, recordOpenConnections, pruneUsageBatches } from './gateways.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

describe('recordOpenConnections', () => {
  const at = (ms: number) => new Date(Date.parse('2026-11-21T09:00:00Z') + ms);
  const key = (apiKeyId: string, connections: number) => ({ projectId: 'proj_a', apiKeyId, connections });

  const stored = async (): Promise<string[]> => {
    const rows = await database.orm.select().from(openConnections);
    return rows.map(({ gatewayId, apiKeyId, connections }) => `${gatewayId} ${apiKeyId} ${connections}`).toSorted();
  };

  test('keeps the last report of each gateway until it expires', async () => {
    const { orm } = database;
    await recordOpenConnections(orm, 'one', [key('key_a', 2), key('key_b', 1)], at(0));
    await recordOpenConnections(orm, 'two', [key('key_a', 5)], at(10_000));
    expect(await stored()).toEqual(['one key_a 2', 'one key_b 1', 'two key_a 5']);
    await recordOpenConnections(orm, 'two', [key('key_a', 4)], at(20_000));
    expect(await stored()).toEqual(['one key_a 2', 'one key_b 1', 'two key_a 4']);
    await recordOpenConnections(orm, 'two', [key('key_a', 3)], at(openConnectionsKeptMs + 1));
    expect(await stored()).toEqual(['two key_a 3']);
    await recordOpenConnections(orm, 'two', [], at(openConnectionsKeptMs + 2));
    expect(await stored()).toEqual([]);
  });
});

describe('pruneUsageBatches', () => {
  it('deletes only batches older than a week', async () => {
    await database.orm.execute(sql`
    insert into usage_batches (gateway_id, sequence, recorded_at)
    values ('g', 1, now() - interval '8 days'), ('g', 2, now() - interval '6 days'), ('g', 3, now())`);
    expect(await pruneUsageBatches(database.pool)).toBe(1);
    const left = await database.orm.execute(sql`select sequence from usage_batches order by sequence`);
    expect(left.rows.map((row) => Number(row['sequence']))).toEqual([2, 3]);
  });
});
