import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';

const scripts = join(import.meta.dirname, '../../../apps/gateway/bench');

/** Measures how fast one PostgreSQL records usage. */
export const benchCharging = (directory: string): Promise<boolean> => runInDatabase(directory, 'charging.ts');

/** Measures how usage becomes ledger entries when an hour ends, and what waits for it. */
export const benchHour = (directory: string): Promise<boolean> => runInDatabase(directory, 'hour.ts');

/** Measures the size of a call on the bus, in a collector, and on disk. */
export const benchSizes = (directory: string): Promise<boolean> => runInDatabase(directory, 'sizes.ts');

/** Runs a script with a temporary, durable database. */
async function runInDatabase(directory: string, script: string): Promise<boolean> {
  const postgres = await startPostgres({ dataDir: directory });
  try {
    const child = spawn(process.execPath, [join(scripts, script)], {
      env: { ...process.env, DATABASE_URL: postgres.url },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await postgres.stop();
  }
}
