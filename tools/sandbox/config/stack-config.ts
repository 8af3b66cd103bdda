import { join, resolve } from 'node:path';
import {
  checkEnvironment,
  EnvironmentError,
  isSet,
  mergeProblems,
  problemsOfIssues,
  type Environment,
  type Problem,
  type Variables,
} from '@onepoint/environment';
import { z } from 'zod';

interface ClerkKeys {
  publishableKey: string;
  secretKey: string;
  /** PEM public key of session tokens. */
  jwtKey: string;
}

export interface StackConfig {
  /** ONEPOINT_ENV of every process. */
  environment: Environment;
  rootDir: string;
  dataDir: string;
  /** Texts of the apps, served at `/locales`. */
  localesDir: string;
  host: string;
  port: number;
  /** Origin that browsers see, `http://localhost:4000`. */
  publicOrigin: string;
  /** Undefined starts the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** JSON text or the path of a JSON file. Undefined starts the embedded chains. */
  gatewayUpstreams: string | undefined;
  /** Undefined starts the embedded identity service. */
  clerk: ClerkKeys | undefined;
  /** Whether the API has a CryptoCloud account or runs in production; there is no payment sandbox then. */
  hasPayments: boolean;
  /** Whether there is no sandbox mailbox, because a mail server is configured or this is production. */
  hasMail: boolean;
  /** Whether the embedded chains accept deposits: not if other chains are configured, and not in production. */
  takesSandboxDeposits: boolean;
  /** Service origins of the front ends if they differ from this origin. */
  serviceUrls: readonly string[];
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
    LOCALES_DIR: filled.default('locales'),
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
    SMTP_URL: filled.optional(),
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
 * Parses the environment of commands that work on the stack's data. Unset and empty variables select the embedded service.
 *
 * @throws {EnvironmentError} with a line for each invalid variable
 */
export function parseStackConfig(env: Variables, rootDir: string): StackConfig {
  return parse(env, rootDir, () => []);
}

/**
 * Parses the environment of the stack. In production no part may be a sandbox.
 *
 * @throws {EnvironmentError} with a line for each invalid variable and each one that is unsafe in production
 */
export function parseStartConfig(env: Variables, rootDir: string, mode: 'start' | 'dev'): StackConfig {
  return parse(env, rootDir, (set) => {
    const { environment, problems } = checkEnvironment('stack', set);
    return mode === 'dev' && environment === 'production' ? [servesNoDevelopment, ...problems] : problems;
  });
}

const servesNoDevelopment: Problem = {
  variable: 'ONEPOINT_ENV',
  problem: 'stands for production, where nothing is served from its sources',
  cure: 'Use npm start, or set it to development on a developer’s machine',
};

function parse(env: Variables, rootDir: string, findUnsafe: (set: Variables) => readonly Problem[]): StackConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => isSet(value)));
  const parsed = environmentSchema.safeParse(set);
  const problems = mergeProblems(parsed.success ? [] : problemsOfIssues(parsed.error.issues, set), findUnsafe(set), set);
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  const { data } = parsed;
  const { environment } = checkEnvironment('stack', set);
  const { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_SECRET_KEY: secretKey, CLERK_JWT_KEY: jwtKey } = data;
  const elsewhere = [data.GATEWAY_PUBLIC_URL, data.ONEPOINT_GATEWAY_URL, data.ONEPOINT_API_URL];
  return {
    environment,
    rootDir,
    dataDir: resolve(rootDir, data.ONEPOINT_DATA_DIR),
    localesDir: resolve(rootDir, data.LOCALES_DIR),
    host: data.HOST,
    port: data.PORT,
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://${browserHost(data.HOST)}:${data.PORT}`,
    databaseUrl: data.DATABASE_URL,
    gatewayUpstreams: data.GATEWAY_UPSTREAMS,
    clerk: publishableKey && secretKey && jwtKey ? { publishableKey, secretKey, jwtKey } : undefined,
    hasPayments: data.CRYPTOCLOUD_API_KEY !== undefined || environment === 'production',
    hasMail: data.SMTP_URL !== undefined || environment === 'production',
    takesSandboxDeposits: data.DEPOSIT_XPUB === undefined && environment !== 'production',
    serviceUrls: elsewhere.filter((url): url is string => url !== undefined && URL.canParse(url)),
    analyticsUrl: data.ONEPOINT_ANALYTICS_URL,
  };
}

/** The host to visit in a browser, because a wildcard address can't be visited. */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export function logFileOf({ dataDir }: Pick<StackConfig, 'dataDir'>, name: string): string {
  return join(dataDir, 'logs', `${name}.log`);
}
