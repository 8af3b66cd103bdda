import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertProject } from '../projects/insert-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { hashApiKeySecret } from './hash-api-key-secret.ts';
import { insertApiKey } from './insert-api-key.ts';
import { rotateApiKeySecret } from './rotate-api-key-secret.ts';

let database: TestDatabase;
const endsAt = new Date('2030-01-02T03:04:05.000Z');

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

async function newKey() {
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
  return insertApiKey(database.orm, { projectId: project.id, name: 'Key' });
}

const rotate = (apiKey: { id: string; secretHash: string }, until: Date | null) =>
  database.orm.transaction((transaction) => rotateApiKeySecret(transaction, apiKey, until));

test('the new secret is the key’s, the previous one is remembered until it ends', async () => {
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

test('without a grace period nothing is left of the previous secret', async () => {
  const before = await newKey();
  expect((await rotate(before.apiKey, null)).apiKey).toMatchObject({ previousSecretHash: null, previousSecretEndsAt: null });
});

test('a second rotation forgets the first secret: there are never more than two', async () => {
  const first = await newKey();
  const second = await rotate(first.apiKey, endsAt);
  const third = await rotate(second.apiKey, endsAt);
  expect(third.apiKey.previousSecretHash).toBe(hashApiKeySecret(second.secret));
});
