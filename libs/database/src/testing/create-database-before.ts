import { createTestDatabase as createEmptyDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import type { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { migrateDatabase, readMigrations } from '../migrations/migrate-database.ts';
import { patience } from './create-test-database.ts';

/**
 * Creates a database at the schema before a migration, to test that migration. Dropped when the test finishes.
 *
 * @param prefix prefix of the migration name, such as `0028_`
 * @returns the pool, and a function that runs that migration and all later ones
 */
export async function createDatabaseBefore(prefix: string): Promise<{ pool: Pool; migrate: () => Promise<void> }> {
  const empty = await createEmptyDatabase();
  const { pool, close } = createDatabase(empty.url, patience);
  onTestFinished(async () => {
    await close();
    await empty.drop();
  });
  const migrations = await readMigrations();
  const before = migrations.findIndex(({ name }) => name.startsWith(prefix));
  await migrateDatabase(pool, { migrations: migrations.slice(0, before) });
  return { pool, migrate: async () => void (await migrateDatabase(pool, { migrations })) };
}
