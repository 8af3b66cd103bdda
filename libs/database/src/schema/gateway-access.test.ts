import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertApiKey } from '../api-keys/insert-api-key.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { insertProject } from '../projects/insert-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { apiKeys } from './api-keys.ts';
import { projects } from './projects.ts';

let database: TestDatabase;
let listener: Client;
let heard: (string | undefined)[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  listener = new Client({ connectionString: database.url });
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.connect();
  await listener.query('listen gateway_access');
});

afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** Notifications arrive in order, so a known one proves that all before it are here. */
async function mark(text: string): Promise<void> {
  await database.pool.query(`select pg_notify('gateway_access', $1)`, [text]);
  await expect.poll(() => heard.at(-1)).toBe(text);
}

async function heardDuring(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  await mark('start');
  heard = [];
  await work();
  await mark('end');
  return heard.slice(0, -1);
}

async function newKey(): Promise<{ projectId: string; apiKeyId: string }> {
  const { id: projectId } = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
  const { apiKey } = await insertApiKey(database.orm, { projectId, name: 'Key' });
  return { projectId, apiKeyId: apiKey.id };
}

const setKey = (apiKeyId: string, values: Partial<typeof apiKeys.$inferInsert>) =>
  database.orm.update(apiKeys).set(values).where(eq(apiKeys.id, apiKeyId));
const setProject = (projectId: string, values: Partial<typeof projects.$inferInsert>) =>
  database.orm.update(projects).set(values).where(eq(projects.id, projectId));

test('creating, pausing and deleting a key is announced with its project', async () => {
  const { projectId, apiKeyId } = await newKey();
  expect(await heardDuring(() => insertApiKey(database.orm, { projectId, name: 'Another' }))).toEqual([projectId]);
  expect(await heardDuring(() => setKey(apiKeyId, { status: 'paused' }))).toEqual([projectId]);
  expect(await heardDuring(() => setKey(apiKeyId, { deletedAt: new Date() }))).toEqual([projectId]);
});

test('a rotated secret and changed allow-lists are announced', async () => {
  const { projectId, apiKeyId } = await newKey();
  expect(await heardDuring(() => setKey(apiKeyId, { secretHash: 'a'.repeat(64) }))).toEqual([projectId]);
  expect(await heardDuring(() => setKey(apiKeyId, { previousSecretHash: 'b'.repeat(64), previousSecretEndsAt: new Date() }))).toEqual([
    projectId,
  ]);
  for (const list of ['allowedOrigins', 'allowedIps', 'allowedMethods', 'allowedContracts']) {
    expect(await heardDuring(() => setKey(apiKeyId, { [list]: ['x'] }))).toEqual([projectId]);
  }
});

test('a change of plan and a deleted project are announced', async () => {
  const { projectId } = await newKey();
  expect(await heardDuring(() => setProject(projectId, { planId: 'PAYG' }))).toEqual([projectId]);
  expect(await heardDuring(() => setProject(projectId, { deletedAt: new Date() }))).toEqual([projectId]);
});

test('a project that is about to be deleted, and one that is not after all, are announced', async () => {
  const { projectId } = await newKey();
  expect(await heardDuring(() => setProject(projectId, { closingAt: new Date() }))).toEqual([projectId]);
  expect(await heardDuring(() => setProject(projectId, { closingAt: null }))).toEqual([projectId]);
});

test('the balance is announced only when it crosses zero', async () => {
  const { projectId } = await newKey();
  const post = (amountCents: number, key: string) =>
    postLedgerEntry(database.orm, { projectId, kind: 'correction', amountCents, idempotencyKey: `${projectId}:${key}` });
  expect(await heardDuring(() => post(2, 'up'))).toEqual([projectId]);
  expect(await heardDuring(() => post(-1, 'still above'))).toEqual([]);
  expect(await heardDuring(() => post(-1, 'empty'))).toEqual([projectId]);
  expect(await heardDuring(() => post(-1, 'below'))).toEqual([]);
});

test('what changes no right is not announced: last use, names', async () => {
  const { projectId, apiKeyId } = await newKey();
  expect(await heardDuring(() => setKey(apiKeyId, { lastUsedAt: new Date(), name: 'Renamed' }))).toEqual([]);
  expect(await heardDuring(() => setProject(projectId, { name: 'Renamed', unbilledMicrocents: 5 }))).toEqual([]);
});
