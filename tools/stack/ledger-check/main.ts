import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseStackConfig } from '../config/stack-config.ts';
import { findRunningPostgres } from '../postgres/find-running-postgres.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { explainFailure } from '../terminal/explain-failure.ts';

const rootDir = join(import.meta.dirname, '../../..');

/** Runs the API's reconciliation on a database, and answers with its exit code. */
async function check(databaseUrl: string): Promise<number> {
  const child = spawn(process.execPath, [join(rootDir, 'apps/api/src/ledger-check.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function run(): Promise<number> {
  const { databaseUrl, dataDir } = parseStackConfig(process.env, rootDir);
  if (databaseUrl !== undefined) return check(databaseUrl);
  const postgresDir = join(dataDir, 'postgres');
  const running = await findRunningPostgres(postgresDir);
  if (running !== undefined) return check(running);
  if (!existsSync(postgresDir)) {
    process.stdout.write(`There are no books in ${dataDir} yet: npm start makes them.\n`);
    return 0;
  }
  const postgres = await startPostgres({ dataDir: postgresDir });
  try {
    return await check(postgres.url);
  } finally {
    await postgres.stop();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
