import { Client } from 'pg';
import { createDatabase, type CreateDatabaseOptions, type Database } from '../create-database.ts';
import { randomText } from '../ids.ts';
import { migrateDatabase } from '../migrations/migrate-database.ts';
import type { SecretKey } from '../secrets/secret-box.ts';

export const testSecretKeys: readonly SecretKey[] = [{ id: 'test', key: Buffer.alloc(32, 'test') }];

/**
 * Servers give up early when the database is slow. Tests don't, because on a busy machine concurrent work waits for seconds for a connection or a
 * lock.
 */
export const patience = { connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 } as const satisfies CreateDatabaseOptions;

export interface TestDatabase extends Database {
  url: string;
  drop: () => Promise<void>;
}

/** Migrated databases by server URL, created once per process. Copying one takes a fraction of the time of running its migrations. */
const templates = new Map<string, Promise<string>>();

/**
 * Creates a migrated database for one test file on a running PostgreSQL server.
 *
 * @param serverUrl URL of any database of the server, with a user who can create databases
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  let template = templates.get(serverUrl);
  if (template === undefined) {
    template = createTemplate(serverUrl);
    templates.set(serverUrl, template);
  }
  const name = newName();
  await execute(serverUrl, `create database ${name} template ${await template}`);
  const url = urlOf(serverUrl, name);
  const database = createDatabase(url, { ...patience, applicationName: name });
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await execute(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function createTemplate(serverUrl: string): Promise<string> {
  const name = newName();
  await execute(serverUrl, `create database ${name}`);
  const { pool, close } = createDatabase(urlOf(serverUrl, name), { ...patience, applicationName: name });
  await migrateDatabase(pool);
  await close();
  // PostgreSQL only copies databases without connections, and waits just five seconds for the closed ones to end.
  await execute(
    serverUrl,
    `do $$ begin
      while exists (select from pg_stat_activity where datname = '${name}') loop
        perform pg_sleep(0.01), pg_stat_clear_snapshot();
      end loop;
    end $$`,
  );
  return name;
}

const newName = () => `test_${randomText(12).toLowerCase()}`;

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
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
