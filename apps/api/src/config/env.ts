import { parseTrustedProxies } from '@onepoint/allow-lists';
import { busUrlSchema } from '@onepoint/bus';
import { serviceChains } from '@onepoint/chains';
import { parseSecretKeys, secretKeysShape, type SecretKey } from '@onepoint/database';
import {
  checkEnvironment,
  EnvironmentError,
  isSet,
  mergeProblems,
  normalizePublicKey,
  parsePublishableKey,
  problemsOfIssues,
  readLimitsFile,
  readSecretFiles,
  type Environment,
} from '@onepoint/environment';
import { metricsEnvShape, readMetricsEnv, type MetricsAddress } from '@onepoint/metrics';
import { readTracingEnv, tracingEnvShape, type TracingConfig } from '@onepoint/tracing';
import { z } from 'zod';
import { depositEnvShape, readDepositEnv } from './deposit-env.ts';
import { mailEnvShape, readMailEnv, type MailConfig } from './mail-env.ts';
import { findPaymentProblems, paymentEnvShape, readPaymentEnv, readPaymentTerms, type PaymentTerms } from './payment-env.ts';
import type { DepositConfig } from '../modules/deposits/deposit-network.ts';
import type { CryptoCloudConfig } from '../modules/payments/provider/cryptocloud.ts';

const slugs: readonly string[] = serviceChains.map(({ slug }) => slug);

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).origin === url, 'must be an origin: scheme, host and port, no path');
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const envSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  NATS_URL: busUrlSchema.optional(),
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CLERK_PUBLISHABLE_KEY: z.string().transform((key, context) => {
    const parsed = parsePublishableKey(key);
    if (parsed !== undefined) return parsed;
    context.addIssue('must be a publishable key: pk_test_… or pk_live_…');
    return z.NEVER;
  }),
  CLERK_SECRET_KEY: z.string().min(1),
  CLERK_JWT_KEY: z.string().transform((text, context) => {
    const pem = normalizePublicKey(text);
    if (pem !== undefined) return pem;
    context.addIssue('must be a public key in PEM form');
    return z.NEVER;
  }),
  CLERK_ISSUER: address.optional(),
  CLERK_API_URL: address.default('https://api.clerk.com'),
  CLERK_WEBHOOK_SIGNING_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, 'must begin with whsec_, as Clerk shows it')
    .optional(),
  CLERK_AUTHORIZED_PARTIES: list.pipe(z.array(origin)).default([]),
  GATEWAY_PUBLIC_URL: address.optional(),
  SERVICE_CHAINS: list.pipe(z.array(z.string().refine((slug) => slugs.includes(slug), `must be among ${slugs.join(', ')}`))).default([]),
  API_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  API_TRUSTED_PROXIES: z
    .string()
    .refine((text) => parseTrustedProxies(text) !== null, 'must be addresses or CIDR ranges, separated by commas')
    .default(''),
  PROVIDER_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).default('refuse'),
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).default('refuse'),
  ...paymentEnvShape,
  ...depositEnvShape,
  ...mailEnvShape,
  SECRETS_KEYS: z
    .string()
    .refine((text) => parseSecretKeys(text) !== null, secretKeysShape)
    .default(''),
  API_MIGRATE: z.enum(['on', 'off']).default('on'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(3_600).default(30),
  ...metricsEnvShape,
  ...tracingEnvShape,
});

export interface Config {
  host: string;
  port: number;
  databaseUrl: string;
  /** URL of NATS, which API processes on several machines use to share the rate limit. */
  busUrl: string | undefined;
  publicOrigin: string;
  environment: Environment;
  logLevel: string;
  identity: {
    secretKey: string;
    jwtKey: string;
    issuer: string;
    apiUrl: string;
    authorizedParties: [string, ...string[]];
    /** Verifies account events from the identity service; null when it sends none. */
    webhookSigningSecret: string | null;
  };
  /** Without a trailing slash. */
  gatewayPublicUrl: string;
  chainSlugs: readonly string[];
  /** Calls per minute of one user, or of one address without a session. Changes while the process runs, see `watchLimits`. */
  requestsPerMinute: number;
  /** Addresses and CIDR ranges whose `x-forwarded-for` is trusted, in addition to loopback. */
  trustedProxies: readonly string[];
  arePrivateNodesAllowed: boolean;
  arePrivateWebhooksAllowed: boolean;
  /** Null when no crypto payments are accepted. */
  cryptoCloud: CryptoCloudConfig | null;
  paymentTerms: PaymentTerms;
  /** Null when no token deposits are accepted. */
  deposits: DepositConfig | null;
  /** Null if emails can't be sent; they stay in the outbox. */
  mail: MailConfig | null;
  /** Keys for stored secrets. The first one encrypts; all of them decrypt. Empty only in development. */
  secretKeys: readonly SecretKey[];
  /** Whether the process migrates the database at startup. Otherwise it isn't ready until `npm run migrate` has run. */
  migratesDatabase: boolean;
  /** How long the process accepts requests after SIGTERM, so that load balancers notice. */
  drainMs: number;
  metrics: MetricsAddress | null;
  tracing: TracingConfig | null;
}

/**
 * Parses the environment variables. An empty variable counts as unset.
 *
 * @throws {EnvironmentError} with a line for each variable that cannot be used, or is unsafe in production
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(readLimitsFile(readSecretFiles(variables))).filter(([, value]) => isSet(value)));
  const { environment, problems: unsafe } = checkEnvironment('api', set);
  const result = envSchema.safeParse(set);
  const deposit = readDepositEnv(set);
  const mail = readMailEnv(set);
  const issues = result.success ? [] : problemsOfIssues(result.error.issues, set);
  const payment = result.success ? readPaymentTerms(result.data) : { terms: null, problems: [] };
  const problems = mergeProblems(
    [...issues, ...findPaymentProblems(set), ...payment.problems, ...deposit.problems, ...mail.problems],
    unsafe,
    set,
  );
  if (!result.success || payment.terms === null || problems.length > 0) throw new EnvironmentError(problems);
  const env = result.data;
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    busUrl: env.NATS_URL,
    publicOrigin: env.PUBLIC_ORIGIN,
    environment,
    logLevel: env.LOG_LEVEL,
    identity: {
      secretKey: env.CLERK_SECRET_KEY,
      jwtKey: env.CLERK_JWT_KEY,
      issuer: env.CLERK_ISSUER ?? `https://${env.CLERK_PUBLISHABLE_KEY.frontendApiHost}`,
      apiUrl: env.CLERK_API_URL,
      authorizedParties: [env.PUBLIC_ORIGIN, ...env.CLERK_AUTHORIZED_PARTIES],
      webhookSigningSecret: env.CLERK_WEBHOOK_SIGNING_SECRET ?? null,
    },
    gatewayPublicUrl: env.GATEWAY_PUBLIC_URL ?? `${env.PUBLIC_ORIGIN}/rpc`,
    chainSlugs: env.SERVICE_CHAINS.length > 0 ? env.SERVICE_CHAINS : slugs,
    requestsPerMinute: env.API_REQUESTS_PER_MINUTE,
    trustedProxies: parseTrustedProxies(env.API_TRUSTED_PROXIES) ?? [],
    arePrivateNodesAllowed: env.PROVIDER_PRIVATE_ADDRESSES === 'allow',
    arePrivateWebhooksAllowed: env.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    cryptoCloud: readPaymentEnv(env, environment),
    paymentTerms: payment.terms,
    deposits: deposit.config,
    mail: mail.config,
    secretKeys: parseSecretKeys(env.SECRETS_KEYS) ?? [],
    migratesDatabase: env.API_MIGRATE === 'on',
    drainMs: env.DRAIN_SECONDS * 1_000,
    metrics: readMetricsEnv(env),
    tracing: readTracingEnv(env),
  };
}
