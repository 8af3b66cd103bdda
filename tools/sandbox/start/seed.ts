import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { provideSecretKeys } from '../data-dir/secret-files.ts';
import { startProcess } from '../processes/start-process.ts';
import { lastWords } from '../processes/start-service.ts';
import { StackError } from '../stack-error.ts';
import { siteDataDir } from './servers.ts';

interface SeedParameters {
  databaseUrl: string;
  /** The embedded identity service's own address. */
  identityAddress: string;
  secretKey: string;
  /** The embedded chain that the sandbox's provider serves, at its current address. */
  nodeUrl: string | undefined;
  /** Chains on the status page. */
  slugs: readonly string[];
}

const seedDir = 'tools/sandbox-seed/src';
const outputSchema = z.object({ secret: z.string().nullable() });

/**
 * Creates the sandbox accounts on the first start, after the migrations. Later starts update the address of the provider's
 * node.
 *
 * @returns the secret of the API key, if one was created
 * @throws {StackError} CHILD_FAILED
 */
export async function seed(
  config: StackConfig,
  { databaseUrl, identityAddress, secretKey, nodeUrl, slugs }: SeedParameters,
): Promise<string | undefined> {
  const doneFile = join(config.dataDir, 'seeded.json');
  const nodeEnv = { DATABASE_URL: databaseUrl, SECRETS_KEYS: provideSecretKeys(config), SANDBOX_NODE_URL: nodeUrl };
  if (existsSync(doneFile)) {
    if (nodeUrl !== undefined) await run(config, [`${seedDir}/seed-provider.ts`], nodeEnv);
    return undefined;
  }
  let secret: string | undefined;
  const accountsEnv = { ...nodeEnv, IDENTITY_ADDRESS: identityAddress, CLERK_SECRET_KEY: secretKey };
  await Promise.all([
    run(config, [`${seedDir}/main.ts`], accountsEnv, (line) => {
      if (isSecret(line)) secret = outputSchema.parse(JSON.parse(line)).secret ?? undefined;
    }),
    run(config, ['apps/site/scripts/seed-probes.ts', siteDataDir(config), slugs.join(',')]),
  ]);
  await writeFile(doneFile, `${JSON.stringify({ seededAt: new Date().toISOString() })}\n`);
  return secret;
}

/** Secrets go to the terminal only, never into a log. */
const isSecret = (line: string): boolean => line.startsWith('{"secret":');

/** @param args path of the program, relative to the root of the repository, and its arguments */
async function run(
  config: StackConfig,
  [file = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
  onLine: (line: string) => void = () => undefined,
): Promise<void> {
  const logFile = logFileOf(config, 'seed');
  const seeding = await startProcess({
    name: 'the seed',
    command: process.execPath,
    args: [join(config.rootDir, file), ...args],
    env: { ...process.env, ...env },
    logFile,
    isLogged: (line) => !isSecret(line),
    onLine,
  });
  const { code } = await seeding.exited;
  if (code === 0) return;
  const reason = lastWords(seeding.lastLines()) ?? 'no reason given';
  throw new StackError('CHILD_FAILED', `The sandbox accounts could not be made: ${reason} (log: ${logFile})`);
}
