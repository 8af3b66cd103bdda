import { describe, afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertProject } from '../projects.ts';
import { apiKeys } from '../schema/api-keys.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { hashApiKeySecret } from './api-key-secret.ts';
import { insertApiKey, rotateApiKeySecret, pauseShownApiKeys } from './api-keys.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

describe('insertApiKey', () => {
  test('stores the hash of a key but never its secret', async () => {
    const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
    const { apiKey, secret } = await insertApiKey(database.orm, { projectId: project.id, name: 'First' });
    expect(apiKey).toMatchObject({ projectId: project.id, status: 'active', secretHash: hashApiKeySecret(secret), deletedAt: null });
    const { rows } = await database.pool.query('select api_keys::text as row from api_keys');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('rejects a key for an unknown project', async () => {
    await expect(insertApiKey(database.orm, { projectId: 'proj_never', name: 'A' })).rejects.toThrow();
  });
});

describe('rotateApiKeySecret', () => {
  const endsAt = new Date('2030-01-02T03:04:05.000Z');

  async function newKey() {
    const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
    return insertApiKey(database.orm, { projectId: project.id, name: 'Key' });
  }

  const rotate = (apiKey: { id: string; secretHash: string }, until: Date | null) =>
    database.orm.transaction((transaction) => rotateApiKeySecret(transaction, apiKey, until));

  test('replaces the secret and keeps the previous one until it ends', async () => {
    const before = await newKey();
    const after = await rotate(before.apiKey, endsAt);
    expect(after.secret).not.toBe(before.secret);
    expect(after.apiKey).toMatchObject({
      id: before.apiKey.id,
      secretHash: hashApiKeySecret(after.secret),
      last4: after.secret.slice(-4),
      previousSecretHash: hashApiKeySecret(before.secret),
      previousSecretEndsAt: endsAt,
    });
  });

  test('removes the previous secret without a grace period', async () => {
    const before = await newKey();
    expect((await rotate(before.apiKey, null)).apiKey).toMatchObject({ previousSecretHash: null, previousSecretEndsAt: null });
  });

  test('removes the first secret on the second rotation', async () => {
    const first = await newKey();
    const second = await rotate(first.apiKey, endsAt);
    const third = await rotate(second.apiKey, endsAt);
    expect(third.apiKey.previousSecretHash).toBe(hashApiKeySecret(second.secret));
  });
});

describe('pauseShownApiKeys', () => {
  const now = new Date('2030-01-02T03:04:05.000Z');
  const [later, earlier] = [new Date(now.getTime() + 1), new Date(now.getTime() - 1)];

  async function newProject(): Promise<string> {
    return (await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }))).id;
  }

  const newKey = async (projectId: string, name: string, secretShownTo: string | null) =>
    (await insertApiKey(database.orm, { projectId, name, secretShownTo })).apiKey;

  const rotate = (apiKey: typeof apiKeys.$inferSelect, endsAt: Date | null, secretShownTo: string) =>
    database.orm.transaction((transaction) => rotateApiKeySecret(transaction, apiKey, endsAt, secretShownTo));

  async function pausedFor(projectId: string, userId: string): Promise<string[]> {
    const rows = await database.orm.transaction((transaction) => pauseShownApiKeys(transaction, { projectId, userId, now }));
    for (const { status } of rows) expect(status).toBe('paused');
    return rows.map(({ name }) => name).toSorted();
  }

  test('pauses the keys whose secret the user was shown, only in this project', async () => {
    const [here, there] = [await newProject(), await newProject()];
    await newKey(here, 'theirs', 'user_b');
    await newKey(here, 'another’s', 'user_c');
    await newKey(here, 'nobody’s', null);
    await newKey(there, 'elsewhere', 'user_b');
    expect(await pausedFor(here, 'user_b')).toEqual(['theirs']);
    expect(await pausedFor(here, 'user_b')).toEqual([]);
  });

  test('counts the previous secret only while it works', async () => {
    const projectId = await newProject();
    await rotate(await newKey(projectId, 'immediately', 'user_b'), null, 'user_c');
    await rotate(await newKey(projectId, 'ended', 'user_b'), earlier, 'user_c');
    await rotate(await newKey(projectId, 'in grace', 'user_b'), later, 'user_d');
    expect(await pausedFor(projectId, 'user_b')).toEqual(['in grace']);
    expect(await pausedFor(projectId, 'user_c')).toEqual(['ended', 'immediately']);
  });

  test('ignores deleted keys', async () => {
    const projectId = await newProject();
    await newKey(projectId, 'gone', 'user_b');
    await database.pool.query('update api_keys set deleted_at = now() where project_id = $1', [projectId]);
    expect(await pausedFor(projectId, 'user_b')).toEqual([]);
  });
});
