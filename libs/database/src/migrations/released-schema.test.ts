import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { findIncompatibilities, readCurrentSchema, type ReleasedSchema } from './released-schema.ts';

const released = JSON.parse(readFileSync(join(import.meta.dirname, '../../released-schema.json'), 'utf8')) as ReleasedSchema;

let database: TestDatabase;
let client: PoolClient;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

async function problemsAfter(sql: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(sql);
    return findIncompatibilities(released, await readCurrentSchema(client));
  } finally {
    await client.query('rollback');
  }
}

it('has everything that servers of the last release use', async () => {
  expect(findIncompatibilities(released, await readCurrentSchema(client))).toEqual([]);
});

describe('findIncompatibilities', () => {
  it.each([
    ['drop table webhook_deliveries', 'webhook_deliveries is gone'],
    ['alter table projects rename column name to title', 'projects.name is gone'],
    [
      'alter table webhooks alter column failed_attempts type bigint',
      'webhooks.failed_attempts was integer not null default and is bigint not null default',
    ],
    ['alter table webhooks alter column created_by drop not null', 'webhooks.created_by was text not null and is text'],
    [
      'alter table webhooks alter column failing_since set not null',
      'webhooks.failing_since was timestamp with time zone and is timestamp with time zone not null',
    ],
    ['alter table webhooks alter column description drop default', 'webhooks.description was text not null default and is text not null'],
    ['alter table webhooks add column region text not null', 'webhooks.region is required, and the release does not write it'],
    [
      'alter table webhooks add check (length(url) < 100)',
      'webhooks has a new rule for columns of the release: CHECK ((length(url) < 100))',
    ],
    [
      'create unique index on webhooks (project_id, description)',
      'webhooks has a new rule for columns of the release: CREATE UNIQUE INDEX',
    ],
  ])('finds: %s', async (sql, problem) => {
    expect((await problemsAfter(sql)).some((line) => line.startsWith(problem))).toBe(true);
  });

  it.each([
    'create table regions (id text primary key)',
    'alter table webhooks add column region text',
    `alter table webhooks add column region text not null default 'eu' check (region <> '')`,
    `alter table webhooks alter column created_by set default 'nobody'`,
    'create index on webhooks (created_by)',
  ])('allows: %s', async (sql) => {
    expect(await problemsAfter(sql)).toEqual([]);
  });

  it('allows a new rule that was reviewed', async () => {
    const current = await readCurrentSchema(client);
    const rule = 'CHECK ((length(url) < 100))';
    const changed = { ...current, constraints: { ...current.constraints, webhooks: [...(current.constraints['webhooks'] ?? []), rule] } };
    expect(findIncompatibilities({ ...released, reviewed: { [`webhooks: ${rule}`]: 'URLs are short' } }, changed)).toEqual([]);
  });
});
