import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

it('creates a separate empty database for each caller and drops it even with open connections', async () => {
  const [mine, yours] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  onTestFinished(yours.drop);
  expect(mine.url).not.toBe(yours.url);
  const client = new Client({ connectionString: mine.url });
  const ended = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  expect((await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
  await mine.drop();
  expect(await ended).toBeInstanceOf(Error);
  const late = new Client({ connectionString: mine.url });
  await expect(late.connect()).rejects.toThrow('does not exist');
});
