import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';

const script = join(import.meta.dirname, '../../../apps/gateway/bench/charging.ts');

/** Measures how fast one PostgreSQL records usage, in a temporary, durable database. */
export async function benchCharging(directory: string): Promise<boolean> {
  const postgres = await startPostgres({ dataDir: directory });
  try {
    const child = spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: postgres.url }, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await postgres.stop();
  }
}
