import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openConnections } from '../schema/open-connections.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { openConnectionsKeptMs, recordOpenConnections } from './record-open-connections.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

const at = (ms: number) => new Date(Date.parse('2026-11-21T09:00:00Z') + ms);
const key = (apiKeyId: string, connections: number) => ({ projectId: 'proj_a', apiKeyId, connections });

const stored = async (): Promise<string[]> => {
  const rows = await database.orm.select().from(openConnections);
  return rows.map(({ gatewayId, apiKeyId, connections }) => `${gatewayId} ${apiKeyId} ${connections}`).toSorted();
};

test('each gateway’s last word stands, until it has been silent for too long', async () => {
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
