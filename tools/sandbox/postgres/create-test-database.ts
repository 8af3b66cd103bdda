import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import './vitest-global-setup.ts';

export interface TestDatabase {
  /** `postgresql://…` of a new, empty database. */
  url: string;
  /** Drops it and closes remaining connections. */
  drop: () => Promise<void>;
}

/**
 * Creates an empty database in the test run's PostgreSQL. Use one per test file, since files run in parallel.
 * The project's Vitest configuration needs `vitest-global-setup.ts` as `globalSetup`.
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
