import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startService } from '../services/start-service.ts';
import type { Report } from '../terminal/report.ts';
import type { Watch } from './watch.ts';

export interface Identity {
  /** The embedded service's own address; undefined where Clerk itself signs people in. */
  address: string | undefined;
  secretKey: string;
  /** What the API reads. */
  env: NodeJS.ProcessEnv;
}

const keysSchema = z.object({ publishableKey: z.string(), secretKey: z.string(), jwtKey: z.string() });
const embeddedKeysSchema = keysSchema.extend({ webhookSigningSecret: z.string() });

/** Who signs people in: Clerk with the configured keys, or the embedded service with keys of this installation. */
export async function provideIdentity(config: StackConfig, report: Report, watch: Watch): Promise<Identity> {
  const { clerk, environment: ONEPOINT_ENV, publicOrigin, rootDir } = config;
  if (clerk !== undefined) return { address: undefined, secretKey: clerk.secretKey, env: environment(clerk) };
  const done = report.begin('Identity');
  const dataDir = join(config.dataDir, 'identity');
  const service = await startService({
    name: 'the identity service',
    entryFile: join(rootDir, 'tools/sandbox/identity/server.ts'),
    env: {
      ...process.env,
      ONEPOINT_ENV,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_ORIGIN: publicOrigin,
      IDENTITY_DATA_DIR: dataDir,
      IDENTITY_WEBHOOK_URL: process.env['IDENTITY_WEBHOOK_URL'] || `${publicOrigin}/api/webhooks/clerk`,
    },
    logFile: logFileOf(config, 'identity'),
    healthPath: '/__clerk/v1/environment',
  });
  watch('The identity service', service.exited);
  done();
  const keys = embeddedKeysSchema.parse(JSON.parse(await readFile(join(dataDir, 'public.json'), 'utf8')));
  const env = {
    ...environment(keys),
    CLERK_WEBHOOK_SIGNING_SECRET: keys.webhookSigningSecret,
    CLERK_ISSUER: `${publicOrigin}/__clerk`,
    CLERK_API_URL: service.address,
  };
  return { address: service.address, secretKey: keys.secretKey, env };
}

function environment({ publishableKey, secretKey, jwtKey }: z.infer<typeof keysSchema>): NodeJS.ProcessEnv {
  return { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_SECRET_KEY: secretKey, CLERK_JWT_KEY: jwtKey };
}
