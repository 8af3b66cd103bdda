// Runs an operator command (`apps/api/src/<command>.ts`) or `schema-record` on the product's database.
import { adoptSecretFiles } from '@onepoint/environment';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseStackConfig, type StackConfig } from '../config/stack-config.ts';
import { provideSecretKeys } from '../data-dir/secret-files.ts';
import { findRunningPostgres } from '../postgres/server.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { readDepositNetworks } from '../start/upstreams.ts';
import { explainFailure } from '../terminal/report.ts';

const rootDir = join(import.meta.dirname, '../../..');

/**
 * Runs an operator command on the product's database: the configured one, the running embedded one, or the embedded
 * one, started for the duration of the command.
 *
 * @param program path from the workspace root; it reads DATABASE_URL
 * @param readEnv additional variables of the program
 * @returns the program's exit code; 1 if it could not run
 */
async function runOnDatabase(
  program: string,
  words: readonly string[] = [],
  readEnv: (config: StackConfig) => Promise<NodeJS.ProcessEnv> = () => Promise.resolve({}),
): Promise<number> {
  try {
    adoptSecretFiles(process.env);
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

const [command = '', ...words] = process.argv.slice(2);
/** Variables that a command reads besides DATABASE_URL. */
const environments: Readonly<Record<string, (config: StackConfig) => Promise<NodeJS.ProcessEnv>>> = {
  'ledger-check': ({ dataDir }) => readDepositNetworks(dataDir),
  // Only the embedded database uses the key of the data directory.
  'secrets-rotate': async (config) => (config.databaseUrl === undefined ? { SECRETS_KEYS: provideSecretKeys(config) } : {}),
};

const program = command === 'schema-record' ? 'libs/database/scripts/record-released-schema.ts' : `apps/api/src/${command}.ts`;

process.exitCode = await runOnDatabase(program, words, environments[command]);
