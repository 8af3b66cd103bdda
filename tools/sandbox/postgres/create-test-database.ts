import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import './vitest-global-setup.ts';

export interface TestDatabase {
  /** `postgresql://…` of an empty database that nobody else knows. */
  url: string;
  /** Removes it, ending whatever connections are left. */
  drop: () => Promise<void>;
}

/**
 * An empty database in the test run's own PostgreSQL, one per test file: files run side by side and must not meet.
 * The project's Vitest configuration names `vitest-global-setup.ts` as its `globalSetup`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(adminUrl, `drop database if exists ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
