import { Client } from 'pg';
import { createDatabase, type Database } from '../create-database.ts';
import { randomText } from '../ids/random-text.ts';
import { migrateDatabase } from '../migrations/migrate-database.ts';

export interface TestDatabase extends Database {
  url: string;
  /** Closes the pool and drops the database. */
  drop: () => Promise<void>;
}

/**
 * A fresh, migrated database of its own on a running PostgreSQL server, for one test file.
 *
 * @param serverUrl address of any database of that server, of a user who may create databases
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomText(12).toLowerCase()}`;
  await execute(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = createDatabase(url.href, { applicationName: name });
  await migrateDatabase(database.pool);
  return {
    ...database,
    url: url.href,
    drop: async () => {
      await database.close();
      await execute(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
