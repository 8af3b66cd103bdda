import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { startService } from '../processes/start-service.ts';
import type { Report, Watch } from '../terminal/report.ts';
import type { Upstreams } from './upstreams.ts';

export async function provideDatabase(config: StackConfig, report: Report, watch: Watch): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const done = report.begin('PostgreSQL');
  const postgres = await startPostgres({ dataDir: join(config.dataDir, 'postgres'), logFile: logFileOf(config, 'postgres') });
  watch('PostgreSQL', postgres.exited);
  done();
  return postgres.url;
}

export interface Identity {
  /** The embedded service's own address; undefined with Clerk. */
  address: string | undefined;
  secretKey: string;
  /** Variables for the API. */
  env: NodeJS.ProcessEnv;
}

const keysSchema = z.object({ publishableKey: z.string(), secretKey: z.string(), jwtKey: z.string() });
const embeddedKeysSchema = keysSchema.extend({ webhookSigningSecret: z.string() });

/** The configured Clerk instance, or the embedded identity service with keys of this installation. */
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
      IDENTITY_OAUTH: process.env['IDENTITY_OAUTH'] ?? 'github,google',
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

interface MailService {
  /** Internal address of the mailbox; undefined without a sandbox. */
  address: string | undefined;
  /** Variables for the API. */
  env: NodeJS.ProcessEnv;
}

/** The configured mail server, or the sandbox's server and mailbox. */
export async function provideMail(config: StackConfig, report: Report, watch: Watch): Promise<MailService> {
  if (config.hasMail) return { address: undefined, env: {} };
  const done = report.begin('Mailbox');
  const dataDir = join(config.dataDir, 'mailbox');
  const service = await startService({
    name: 'the sandbox mailbox',
    entryFile: join(config.rootDir, 'tools/sandbox/mailbox/server.ts'),
    env: { ...process.env, ONEPOINT_ENV: config.environment, HOST: '127.0.0.1', PORT: '0', MAILBOX_DATA_DIR: dataDir },
    logFile: logFileOf(config, 'mailbox'),
    healthPath: '/health',
  });
  watch('The sandbox mailbox', service.exited);
  done();
  const [SMTP_URL, EMAIL_LINK_SECRET] = await Promise.all(['smtp-url', 'link-secret'].map((name) => readFile(join(dataDir, name), 'utf8')));
  return { address: service.address, env: { SMTP_URL, EMAIL_LINK_SECRET, MAIL_FROM: 'Onepoint <notifications@onepoint.test>' } };
}

interface PaymentService {
  /** The sandbox's own address; undefined without a sandbox. */
  address: string | undefined;
  /** Variables for the API. */
  env: NodeJS.ProcessEnv;
}

const sandboxKeysSchema = z.object({ apiKey: z.string(), shopId: z.string(), secret: z.string() });

/** The configured CryptoCloud account, or the payment sandbox with keys of this installation. */
export async function providePayments(
  config: StackConfig,
  upstreams: Promise<Pick<Upstreams, 'depositEnv'>>,
  report: Report,
  watch: Watch,
): Promise<PaymentService> {
  if (config.hasPayments) return { address: undefined, env: {} };
  const { DEPOSIT_NETWORKS: faucet } = (await upstreams).depositEnv;
  const done = report.begin('Payments');
  const dataDir = join(config.dataDir, 'payments');
  const service = await startService({
    name: 'the payment sandbox',
    entryFile: join(config.rootDir, 'tools/sandbox/payments/server.ts'),
    env: {
      ...process.env,
      ONEPOINT_ENV: config.environment,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_ORIGIN: config.publicOrigin,
      PAYMENTS_DATA_DIR: dataDir,
      PAYMENTS_FAUCET_NETWORKS: faucet,
    },
    logFile: logFileOf(config, 'payments'),
    healthPath: '/health',
  });
  watch('The payment sandbox', service.exited);
  done();
  const keys = sandboxKeysSchema.parse(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')));
  return {
    address: service.address,
    env: {
      CRYPTOCLOUD_API_URL: service.address,
      CRYPTOCLOUD_PAY_URL: `${config.publicOrigin}/__cryptocloud`,
      CRYPTOCLOUD_API_KEY: keys.apiKey,
      CRYPTOCLOUD_SHOP_ID: keys.shopId,
      CRYPTOCLOUD_SECRET: keys.secret,
    },
  };
}
