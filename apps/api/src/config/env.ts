import { serviceChains } from '@onepoint/chains';
import { z } from 'zod';
import { EnvError } from './env-error.ts';
import { depositEnvShape, readDepositEnv } from './deposit-env.ts';
import { identityIssuer } from './identity-issuer.ts';
import { paymentEnvShape, readPaymentEnv } from './payment-env.ts';
import type { DepositConfig } from '../modules/deposits/deposit-network.ts';
import type { CryptoCloudConfig } from '../modules/payments/provider/cryptocloud/call-cryptocloud.ts';

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
  PUBLIC_ORIGIN: origin,
  ONEPOINT_ENV: z.enum(['development', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CLERK_PUBLISHABLE_KEY: z.string(),
  CLERK_SECRET_KEY: z.string().min(1),
  CLERK_JWT_KEY: z
    .string()
    .transform((pem) => pem.replaceAll(String.raw`\n`, '\n').trim())
    .refine((pem) => pem.startsWith('-----BEGIN PUBLIC KEY-----'), 'must be a public key in PEM form'),
  CLERK_ISSUER: address.optional(),
  CLERK_API_URL: address.default('https://api.clerk.com'),
  CLERK_AUTHORIZED_PARTIES: list.pipe(z.array(origin)).default([]),
  GATEWAY_PUBLIC_URL: address.optional(),
  SERVICE_CHAINS: list.pipe(z.array(z.string().refine((slug) => slugs.includes(slug), `must be among ${slugs.join(', ')}`))).default([]),
  API_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  PROVIDER_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).default('refuse'),
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).default('refuse'),
  ...paymentEnvShape,
  ...depositEnvShape,
});

export interface Config {
  host: string;
  port: number;
  databaseUrl: string;
  publicOrigin: string;
  environment: 'development' | 'production';
  logLevel: string;
  identity: { secretKey: string; jwtKey: string; issuer: string; apiUrl: string; authorizedParties: [string, ...string[]] };
  /** Where clients reach the gateway, without a trailing slash. */
  gatewayPublicUrl: string;
  /** Slugs of the chains that are served. */
  chainSlugs: readonly string[];
  /** Calls per minute for one user, or one address without a session. */
  requestsPerMinute: number;
  /** Whether providers may add nodes in this network: on a developer's machine. */
  arePrivateNodesAllowed: boolean;
  /** Whether webhooks may be plain http and lead into this network. */
  arePrivateWebhooksAllowed: boolean;
  /** Who takes crypto payments; null where nobody does. */
  cryptoCloud: CryptoCloudConfig | null;
  /** Where token deposits go and are watched for; null where none are taken. */
  deposits: DepositConfig | null;
}

/**
 * Reads the process's environment once. An empty variable counts as unset.
 *
 * @throws {EnvError} with a line for each variable that cannot be used
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const result = envSchema.safeParse(set);
  if (!result.success)
    throw new EnvError(result.error.issues.map((issue) => `${issue.path[0]?.toString() ?? ''}: ${lowerFirst(issue.message)}`));
  const env = result.data;
  const payment = readPaymentEnv(env, env.ONEPOINT_ENV);
  const deposit = readDepositEnv(env, env.ONEPOINT_ENV);
  const problems = [...payment.problems, ...deposit.problems];
  if (problems.length > 0) throw new EnvError(problems);
  const defaultIssuer = identityIssuer(env.ONEPOINT_ENV, env.CLERK_PUBLISHABLE_KEY, env.CLERK_SECRET_KEY);
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    publicOrigin: env.PUBLIC_ORIGIN,
    environment: env.ONEPOINT_ENV,
    logLevel: env.LOG_LEVEL,
    identity: {
      secretKey: env.CLERK_SECRET_KEY,
      jwtKey: env.CLERK_JWT_KEY,
      issuer: env.CLERK_ISSUER ?? defaultIssuer,
      apiUrl: env.CLERK_API_URL,
      authorizedParties: [env.PUBLIC_ORIGIN, ...env.CLERK_AUTHORIZED_PARTIES],
    },
    gatewayPublicUrl: env.GATEWAY_PUBLIC_URL ?? `${env.PUBLIC_ORIGIN}/rpc`,
    chainSlugs: env.SERVICE_CHAINS.length > 0 ? env.SERVICE_CHAINS : slugs,
    requestsPerMinute: env.API_REQUESTS_PER_MINUTE,
    arePrivateNodesAllowed: env.PROVIDER_PRIVATE_ADDRESSES === 'allow',
    arePrivateWebhooksAllowed: env.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    cryptoCloud: payment.config,
    deposits: deposit.config,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
