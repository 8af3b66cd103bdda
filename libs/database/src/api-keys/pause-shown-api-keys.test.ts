import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertProject } from '../projects/insert-project.ts';
import { apiKeys } from '../schema/api-keys.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { insertApiKey } from './insert-api-key.ts';
import { pauseShownApiKeys } from './pause-shown-api-keys.ts';
import { rotateApiKeySecret } from './rotate-api-key-secret.ts';

let database: TestDatabase;
const now = new Date('2030-01-02T03:04:05.000Z');
const [later, earlier] = [new Date(now.getTime() + 1), new Date(now.getTime() - 1)];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

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

test('the keys whose secret somebody was shown are paused, nobody else’s, and in this project alone', async () => {
  const [here, there] = [await newProject(), await newProject()];
  await newKey(here, 'theirs', 'user_b');
  await newKey(here, 'another’s', 'user_c');
  await newKey(here, 'nobody’s', null);
  await newKey(there, 'elsewhere', 'user_b');
  expect(await pausedFor(here, 'user_b')).toEqual(['theirs']);
  expect(await pausedFor(here, 'user_b')).toEqual([]);
});

test('whoever rotated last knows the secret; whoever was before, for as long as theirs works', async () => {
  const projectId = await newProject();
  await rotate(await newKey(projectId, 'at once', 'user_b'), null, 'user_c');
  await rotate(await newKey(projectId, 'ended', 'user_b'), earlier, 'user_c');
  await rotate(await newKey(projectId, 'in grace', 'user_b'), later, 'user_d');
  expect(await pausedFor(projectId, 'user_b')).toEqual(['in grace']);
  expect(await pausedFor(projectId, 'user_c')).toEqual(['at once', 'ended']);
});

test('a key that was deleted is left alone', async () => {
  const projectId = await newProject();
  await newKey(projectId, 'gone', 'user_b');
  await database.pool.query('update api_keys set deleted_at = now() where project_id = $1', [projectId]);
  expect(await pausedFor(projectId, 'user_b')).toEqual([]);
});
