import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertApiKey } from '../api-keys/api-keys.ts';
import { createId } from '../ids.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { insertProject } from '../projects.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { apiKeys } from './api-keys.ts';
import { projects } from './projects.ts';
import { providers } from './providers.ts';

describe('channel gateway_access', () => {
  let database: TestDatabase;
  let listener: Client;
  let payloads: (string | undefined)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase(inject('databaseUrl'));
    listener = new Client({ connectionString: database.url });
    listener.on('notification', ({ payload }) => payloads.push(payload));
    await listener.connect();
    await listener.query('listen gateway_access');
  });

  afterAll(async () => {
    await listener.end();
    await database.drop();
  });

  /** Notifications arrive in order, so a known one proves that all earlier ones arrived. */
  async function mark(text: string): Promise<void> {
    await database.pool.query(`select pg_notify('gateway_access', $1)`, [text]);
    await expect.poll(() => payloads.at(-1)).toBe(text);
  }

  async function notificationsDuring(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
    await mark('start');
    payloads = [];
    await work();
    await mark('end');
    return payloads.slice(0, -1);
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

  test('notifies when a key is created, paused or deleted', async () => {
    const { projectId, apiKeyId } = await newKey();
    expect(await notificationsDuring(() => insertApiKey(database.orm, { projectId, name: 'Another' }))).toEqual([projectId]);
    expect(await notificationsDuring(() => setKey(apiKeyId, { status: 'paused' }))).toEqual([projectId]);
    expect(await notificationsDuring(() => setKey(apiKeyId, { deletedAt: new Date() }))).toEqual([projectId]);
  });

  test('notifies when a secret is rotated or an allowlist changes', async () => {
    const { projectId, apiKeyId } = await newKey();
    expect(await notificationsDuring(() => setKey(apiKeyId, { secretHash: 'a'.repeat(64) }))).toEqual([projectId]);
    expect(
      await notificationsDuring(() => setKey(apiKeyId, { previousSecretHash: 'b'.repeat(64), previousSecretEndsAt: new Date() })),
    ).toEqual([projectId]);
    for (const list of ['allowedOrigins', 'allowedIps', 'allowedMethods', 'allowedContracts']) {
      expect(await notificationsDuring(() => setKey(apiKeyId, { [list]: ['x'] }))).toEqual([projectId]);
    }
  });

  test('notifies when the plan changes or the project is deleted', async () => {
    const { projectId } = await newKey();
    expect(await notificationsDuring(() => setProject(projectId, { planId: 'PAYG' }))).toEqual([projectId]);
    expect(await notificationsDuring(() => setProject(projectId, { deletedAt: new Date() }))).toEqual([projectId]);
  });

  test('notifies when a project is closing or reopened', async () => {
    const { projectId } = await newKey();
    expect(await notificationsDuring(() => setProject(projectId, { closingAt: new Date() }))).toEqual([projectId]);
    expect(await notificationsDuring(() => setProject(projectId, { closingAt: null }))).toEqual([projectId]);
  });

  test('notifies of the balance only when it crosses zero', async () => {
    const { projectId } = await newKey();
    const post = (amountCents: number, key: string) =>
      postLedgerEntry(database.orm, { projectId, kind: 'correction', amountCents, idempotencyKey: `${projectId}:${key}` });
    expect(await notificationsDuring(() => post(2, 'up'))).toEqual([projectId]);
    expect(await notificationsDuring(() => post(-1, 'still above'))).toEqual([]);
    expect(await notificationsDuring(() => post(-1, 'empty'))).toEqual([projectId]);
    expect(await notificationsDuring(() => post(-1, 'below'))).toEqual([]);
  });

  test('does not notify of last use or names', async () => {
    const { projectId, apiKeyId } = await newKey();
    expect(await notificationsDuring(() => setKey(apiKeyId, { lastUsedAt: new Date(), name: 'Renamed' }))).toEqual([]);
    expect(await notificationsDuring(() => setProject(projectId, { name: 'Renamed', unbilledMicrocents: 5 }))).toEqual([]);
  });
});

describe('channel gateway_providers', () => {
  let database: TestDatabase;
  let listener: Client;
  let payloads: (string | undefined)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase(inject('databaseUrl'));
    listener = new Client({ connectionString: database.url });
    listener.on('notification', ({ payload }) => payloads.push(payload));
    await listener.connect();
    await listener.query('listen gateway_providers');
  });

  afterAll(async () => {
    await listener.end();
    await database.drop();
  });

  /** Counts notifications during the work. They arrive in order, so the final mark proves that all arrived. */
  async function countNotifications(work: () => Promise<unknown>): Promise<number> {
    payloads = [];
    await work();
    await database.pool.query(`select pg_notify('gateway_providers', 'end')`);
    await expect.poll(() => payloads.at(-1)).toBe('end');
    return payloads.length - 1;
  }

  test('notifies of changes to the list of nodes but not of check results', async () => {
    const { orm } = database;
    const { id: projectId } = await orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
    const id = createId('prov');
    const values = {
      id,
      projectId,
      name: 'A',
      chain: 'base',
      url: 'https://a.example.com',
      health: 'healthy',
      checkedAt: new Date(),
    } as const;
    const set = (changes: Partial<typeof providers.$inferInsert>) => orm.update(providers).set(changes).where(eq(providers.id, id));
    expect(await countNotifications(() => orm.insert(providers).values(values))).toBe(1);
    expect(await countNotifications(() => set({ status: 'paused' }))).toBe(1);
    expect(await countNotifications(() => set({ health: 'unreachable', blockHeight: 4, lagBlocks: 1, checkedAt: new Date() }))).toBe(0);
    expect(await countNotifications(() => set({ deletedAt: new Date() }))).toBe(1);
    const setProject = (isProvider: boolean) => orm.update(projects).set({ isProvider }).where(eq(projects.id, projectId));
    expect(await countNotifications(() => setProject(true))).toBe(1);
    expect(await countNotifications(() => setProject(true))).toBe(0);
  });
});
