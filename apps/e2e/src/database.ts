import { join } from 'node:path';
import { findRunningPostgres } from '@onepoint/sandbox/postgres/find-running-postgres';
import { Client } from 'pg';
import { productUnderTest } from './product-under-test.ts';

/** Asks the product's own database: for what an operator does by hand, and for what no screen shows. */
export async function queryDatabase(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const url = await findRunningPostgres(join(productUnderTest().dataDir, 'postgres'));
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
