import { createSecretBox, openProvider, parseSecretKeys } from '@onepoint/database';
import { provideSecretKeys } from '@onepoint/sandbox/data-dir/secret-files';
import { findRunningPostgres } from '@onepoint/sandbox/postgres/server';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { productUnderTest } from './product-under-test.ts';

/** For an operator's manual tasks, and for state that no page shows. */
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

export async function readProviderUrl(id: string): Promise<string> {
  const [row] = await queryDatabase('select id, url, url_sealed as "urlSealed" from providers where id = $1', [id]);
  const box = createSecretBox(parseSecretKeys(provideSecretKeys(productUnderTest())) ?? []);
  return openProvider(box, row as { id: string; url: string | null; urlSealed: string | null }).url;
}

/**
 * Runs `npm run ledger:check` against the product under test.
 *
 * @returns its output
 * @throws if it finds a difference
 */
export async function checkBooks(): Promise<string> {
  const { root, dataDir } = productUnderTest();
  const env = { ...process.env, ONEPOINT_DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/cli/start.mjs', 'ledger-check'], { cwd: root, env });
  return stdout;
}
