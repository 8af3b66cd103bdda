import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';

const script = join(import.meta.dirname, '../../../apps/api/bench/statistics.ts');

/**
 * Measures statistics of 30 days in a database with five million minute rows, next to the same query on the minute table and a lookup by
 * key in the same run. The database is temporary.
 *
 * @returns whether every figure is within its limit; false also if the measurement fails, after printing why
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
