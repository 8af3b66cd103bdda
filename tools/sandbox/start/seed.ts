import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startProcess } from '../processes/start-process.ts';
import { lastWords } from '../services/start-service.ts';
import { StackError } from '../stack-error.ts';

export interface SeedParameters {
  databaseUrl: string;
  /** The embedded identity service's own address. */
  identityAddress: string;
  secretKey: string;
  /** The embedded chain that the sandbox's provider serves, at its address of this start. */
  nodeUrl: string | undefined;
}

const outputSchema = z.object({ secret: z.string().nullable() });

/**
 * Makes the sandbox accounts on the first start with these data, once the schema is there; later starts tell where the sandbox's provider stands
 * now.
 *
 * @returns the secret of the API key that was made, if one was
 * @throws {StackError} CHILD_FAILED
 */
export async function seed(
  config: StackConfig,
  { databaseUrl, identityAddress, secretKey, nodeUrl }: SeedParameters,
): Promise<string | undefined> {
  const doneFile = join(config.dataDir, 'seeded.json');
  const nodeEnv = { DATABASE_URL: databaseUrl, SANDBOX_NODE_URL: nodeUrl };
  if (existsSync(doneFile)) {
    if (nodeUrl !== undefined) await run(config, 'move-node.ts', nodeEnv, () => undefined);
    return undefined;
  }
  let secret: string | undefined;
  await run(config, 'main.ts', { ...nodeEnv, IDENTITY_ADDRESS: identityAddress, CLERK_SECRET_KEY: secretKey }, (line) => {
    if (isSecret(line)) secret = outputSchema.parse(JSON.parse(line)).secret ?? undefined;
  });
  await writeFile(doneFile, `${JSON.stringify({ seededAt: new Date().toISOString() })}\n`);
  return secret;
}

/** Such a line is for the terminal alone: a secret must not rest in a log. */
const isSecret = (line: string): boolean => line.startsWith('{"secret":');

async function run(config: StackConfig, file: string, env: NodeJS.ProcessEnv, onLine: (line: string) => void): Promise<void> {
  const logFile = logFileOf(config, 'seed');
  const seeding = await startProcess({
    name: 'the seed',
    command: process.execPath,
    args: [join(config.rootDir, 'tools/sandbox-seed/src', file)],
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
