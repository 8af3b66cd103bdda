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
}

const outputSchema = z.object({ secret: z.string().nullable() });

/**
 * Makes the sandbox accounts on the first start with these data, once the schema is there.
 *
 * @returns the secret of the API key that was made, if one was
 * @throws {StackError} CHILD_FAILED
 */
export async function seedOnce(
  config: StackConfig,
  { databaseUrl, identityAddress, secretKey }: SeedParameters,
): Promise<string | undefined> {
  const doneFile = join(config.dataDir, 'seeded.json');
  if (existsSync(doneFile)) return undefined;
  const logFile = logFileOf(config, 'seed');
  let secret: string | undefined;
  const seed = await startProcess({
    name: 'the seed',
    command: process.execPath,
    args: [join(config.rootDir, 'tools/stack/seed/src/main.ts')],
    env: { ...process.env, DATABASE_URL: databaseUrl, IDENTITY_ADDRESS: identityAddress, CLERK_SECRET_KEY: secretKey },
    logFile,
    // The secret is for the terminal alone: it must not rest in a log.
    isLogged: (line) => !line.startsWith('{"secret":'),
    onLine: (line) => {
      if (line.startsWith('{"secret":')) secret = outputSchema.parse(JSON.parse(line)).secret ?? undefined;
    },
  });
  const { code } = await seed.exited;
  if (code !== 0) {
    throw new StackError(
      'CHILD_FAILED',
      `The sandbox accounts could not be made: ${lastWords(seed.lastLines()) ?? 'no reason given'} (log: ${logFile})`,
    );
  }
  await writeFile(doneFile, `${JSON.stringify({ seededAt: new Date().toISOString() })}\n`);
  return secret;
}
