import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StackError } from '../stack-error.ts';

export interface ClerkKeys {
  publishableKey: string;
  secretKey: string;
  /** Public key of the session tokens, PEM. */
  jwtKey: string;
}

export interface StackConfig {
  /** Where the repository lies. */
  rootDir: string;
  dataDir: string;
  host: string;
  port: number;
  /** What browsers see, `http://localhost:4000`. */
  publicOrigin: string;
  /** Undefined starts the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** JSON text or the path of a JSON file. Undefined starts the embedded chains. */
  gatewayUpstreams: string | undefined;
  /** Undefined starts the embedded identity service. */
  clerk: ClerkKeys | undefined;
  /** Whether the API was given an account of CryptoCloud, or is to run in production: then there is no payment sandbox. */
  hasPayments: boolean;
  /** Whether deposits are taken on the embedded chains: not where others were configured, nor in production. */
  takesSandboxDeposits: boolean;
  /** Addresses that front ends were told instead of this origin's. */
  serviceUrls: readonly string[];
  /** Where the site counts page views. */
  analyticsUrl: string | undefined;
}

const origin = z.url({ protocol: /^https?$/, error: 'is no http(s) address' }).transform((url) => new URL(url).origin);
const filled = z.string().min(1);

const environmentSchema = z
  .object({
    PORT: z.coerce
      .number({ error: 'is no port number' })
      .int('is no port number')
      .min(1, 'is no port number')
      .max(65_535, 'is no port number')
      .default(4000),
    HOST: filled.default('localhost'),
    PUBLIC_ORIGIN: origin.optional(),
    ONEPOINT_DATA_DIR: filled.default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'is no postgresql:// address')
      .optional(),
    GATEWAY_UPSTREAMS: filled.optional(),
    GATEWAY_PUBLIC_URL: origin.optional(),
    ONEPOINT_GATEWAY_URL: origin.optional(),
    ONEPOINT_API_URL: z.string().optional(),
    ONEPOINT_ANALYTICS_URL: z.string().optional(),
    CRYPTOCLOUD_API_KEY: filled.optional(),
    DEPOSIT_XPUB: filled.optional(),
    ONEPOINT_ENV: filled.optional(),
    CLERK_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_/, 'begins with pk_test_ or pk_live_')
      .optional(),
    CLERK_SECRET_KEY: filled.optional(),
    CLERK_JWT_KEY: filled.optional(),
  })
  .superRefine((env, context) => {
    const keys = ['CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY', 'CLERK_JWT_KEY'] as const;
    const missing = keys.filter((key) => env[key] === undefined);
    if (missing.length === 0 || missing.length === keys.length) return;
    for (const key of missing) context.addIssue({ code: 'custom', path: [key], message: 'is missing: Clerk needs all three keys' });
  });

/**
 * Reads the stack's environment. Unset and empty variables mean: run it here.
 *
 * @throws {StackError} CONFIGURATION_INVALID, naming each variable that cannot be used
 */
export function parseStackConfig(env: Readonly<Record<string, string | undefined>>, rootDir: string): StackConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name}${name.startsWith('CLERK') || set[name] === undefined ? '' : `=${set[name]}`} ${message}`;
    });
    throw new StackError('CONFIGURATION_INVALID', `The environment cannot be used: ${complaints.join('; ')}.`);
  }
  const { data } = parsed;
  const { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_SECRET_KEY: secretKey, CLERK_JWT_KEY: jwtKey } = data;
  const elsewhere = [data.GATEWAY_PUBLIC_URL, data.ONEPOINT_GATEWAY_URL, data.ONEPOINT_API_URL];
  return {
    rootDir,
    dataDir: resolve(rootDir, data.ONEPOINT_DATA_DIR),
    host: data.HOST,
    port: data.PORT,
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://${browserHost(data.HOST)}:${data.PORT}`,
    databaseUrl: data.DATABASE_URL,
    gatewayUpstreams: data.GATEWAY_UPSTREAMS,
    clerk: publishableKey && secretKey && jwtKey ? { publishableKey, secretKey, jwtKey } : undefined,
    hasPayments: data.CRYPTOCLOUD_API_KEY !== undefined || data.ONEPOINT_ENV === 'production',
    takesSandboxDeposits: data.DEPOSIT_XPUB === undefined && data.ONEPOINT_ENV !== 'production',
    serviceUrls: elsewhere.filter((url): url is string => url !== undefined && URL.canParse(url)),
    analyticsUrl: data.ONEPOINT_ANALYTICS_URL,
  };
}

/** Listening everywhere is no address to visit. */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Where a process of the stack writes its log. */
export function logFileOf({ dataDir }: Pick<StackConfig, 'dataDir'>, name: string): string {
  return join(dataDir, 'logs', `${name}.log`);
}
