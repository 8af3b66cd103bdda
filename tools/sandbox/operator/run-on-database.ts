import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseStackConfig, type StackConfig } from '../config/stack-config.ts';
import { findRunningPostgres } from '../postgres/find-running-postgres.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { explainFailure } from '../terminal/explain-failure.ts';

const rootDir = join(import.meta.dirname, '../../..');

/**
 * Runs a program of an operator on the product's database, wherever that is: the configured one, the embedded one that runs, or the embedded
 * one started for as long as it takes.
 *
 * @param program path from the workspace's root; it reads DATABASE_URL
 * @param readEnv what the program reads besides
 * @returns the program's exit code; 1 where it could not run
 */
export async function runOnDatabase(
  program: string,
  words: readonly string[] = [],
  readEnv: (config: StackConfig) => Promise<NodeJS.ProcessEnv> = () => Promise.resolve({}),
): Promise<number> {
  try {
    const config = parseStackConfig(process.env, rootDir);
    const { databaseUrl, dataDir } = config;
    const env = await readEnv(config);
    if (databaseUrl !== undefined) return await run(databaseUrl, program, words, env);
    const postgresDir = join(dataDir, 'postgres');
    const running = await findRunningPostgres(postgresDir);
    if (running !== undefined) return await run(running, program, words, env);
    if (!existsSync(postgresDir)) {
      process.stdout.write(`There are no books in ${dataDir} yet: npm start makes them.\n`);
      return 0;
    }
    const postgres = await startPostgres({ dataDir: postgresDir });
    try {
      return await run(postgres.url, program, words, env);
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    return 1;
  }
}

async function run(databaseUrl: string, program: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [join(rootDir, program), ...words], {
    env: { ...process.env, ...env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
