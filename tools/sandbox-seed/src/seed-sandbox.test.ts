import { apiKeys, createDatabase, hashApiKeySecret, ledgerEntries, members, migrateDatabase, projects } from '@onepoint/database';
import { createTestDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { expect, it, onTestFinished } from 'vitest';
import { seedSandbox } from './seed-sandbox.ts';

async function migratedDatabase() {
  const { url, drop } = await createTestDatabase();
  const database = createDatabase(url, { applicationName: 'test' });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await migrateDatabase(database.pool);
  return database;
}

it('creates a pay-as-you-go project with a ledger balance and one working key', async () => {
  const database = await migratedDatabase();
  const secret = await seedSandbox(database, { userId: 'user_payg', balanceCents: 10_000 });
  expect(await database.orm.select().from(projects)).toMatchObject([{ name: 'Pay as you go', planId: 'PAYG', balanceCents: 10_000 }]);
  expect(await database.orm.select().from(members)).toMatchObject([{ userId: 'user_payg', role: 'owner' }]);
  expect(await database.orm.select().from(ledgerEntries)).toMatchObject([{ kind: 'correction', amountCents: 10_000 }]);
  expect(await database.orm.select().from(apiKeys)).toMatchObject([{ status: 'active', secretHash: hashApiKeySecret(secret ?? '') }]);
});

it('is idempotent, even concurrently', async () => {
  const database = await migratedDatabase();
  const parameters = { userId: 'user_payg', balanceCents: 10_000 };
  const secrets = await Promise.all([seedSandbox(database, parameters), seedSandbox(database, parameters)]);
  expect(secrets.filter((secret) => secret !== undefined)).toHaveLength(1);
  expect(await seedSandbox(database, parameters)).toBeUndefined();
  for (const table of [projects, members, ledgerEntries, apiKeys]) expect(await database.orm.select().from(table)).toHaveLength(1);
});
