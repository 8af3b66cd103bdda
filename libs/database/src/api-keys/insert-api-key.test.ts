import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertProject } from '../projects/insert-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { hashApiKeySecret } from './hash-api-key-secret.ts';
import { insertApiKey } from './insert-api-key.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

test('a key is stored by its hash, its secret nowhere', async () => {
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
  const { apiKey, secret } = await insertApiKey(database.orm, { projectId: project.id, name: 'First' });
  expect(apiKey).toMatchObject({ projectId: project.id, status: 'active', secretHash: hashApiKeySecret(secret), deletedAt: null });
  const { rows } = await database.pool.query('select api_keys::text as row from api_keys');
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a key without a project is refused', async () => {
  await expect(insertApiKey(database.orm, { projectId: 'proj_never', name: 'A' })).rejects.toThrow();
});
