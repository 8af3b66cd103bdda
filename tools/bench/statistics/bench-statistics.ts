import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';

const script = join(import.meta.dirname, '../../../apps/api/bench/statistics.ts');

/**
 * What statistics of 30 days cost in a database of five million minute rows, beside the same question asked of the minutes and a look-up by
 * key in the same run. The database is made for it and thrown away.
 *
 * @returns whether every figure keeps to its limit; false also when the measurement fails, which has said why
 */
export async function benchStatistics(): Promise<boolean> {
  const postgres = await startPostgres({ ephemeral: true });
  try {
    const child = spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: postgres.url }, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await postgres.stop();
  }
}
