import { Client } from 'pg';
import { createDatabase, type Database } from '../create-database.ts';
import { randomText } from '../ids.ts';
import { migrateDatabase } from '../migrations/migrate-database.ts';

export interface TestDatabase extends Database {
  url: string;
  /** Closes the pool and drops the database. */
  drop: () => Promise<void>;
}

/**
 * Creates a migrated database for one test file on a running PostgreSQL server.
 *
 * @param serverUrl URL of any database of the server, with a user who can create databases
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
