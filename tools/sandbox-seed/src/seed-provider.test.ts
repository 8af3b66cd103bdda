import {
  apiKeys,
  createDatabase,
  createSecretBox,
  migrateDatabase,
  openProvider,
  parseSecretKeys,
  projects,
  providers,
} from '@onepoint/database';
import { createTestDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { expect, it, onTestFinished } from 'vitest';
import { moveNode, seedProvider } from './seed-provider.ts';

it('creates a project with one node once, and updates the address of the node', async () => {
  const { url, drop } = await createTestDatabase();
  const database = createDatabase(url, { applicationName: 'test' });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await migrateDatabase(database.pool);
  const secrets = createSecretBox(parseSecretKeys(`test:${Buffer.alloc(32).toString('base64')}`) ?? []);
  const parameters = { userId: 'user_nora', balanceCents: 1_000, nodeUrl: 'http://127.0.0.1:1', secrets };
  await seedProvider(database, parameters);
  await seedProvider(database, parameters);
  expect(await database.orm.select().from(projects)).toMatchObject([{ name: 'Node runners', isProvider: true, balanceCents: 1_000 }]);
  expect(await database.orm.select().from(apiKeys)).toHaveLength(1);
  await moveNode(database, secrets, 'http://127.0.0.1:2');
  const rows = await database.orm.select().from(providers);
  expect(rows.map((row) => openProvider(secrets, row))).toMatchObject([{ chain: 'base', url: 'http://127.0.0.1:2', status: 'active' }]);
});
