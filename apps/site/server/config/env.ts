import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceChains } from '@onepoint/chains';
import {
  checkEnvironment,
  EnvironmentError,
  isSet,
  mergeProblems,
  problemsOfIssues,
  type Environment,
  type Variables,
} from '@onepoint/environment';
import { metricsEnvShape, readMetricsEnv, type MetricsAddress } from '@onepoint/metrics';
import { z } from 'zod';
import type { RenderedSite } from '../../vite/serve-site.ts';

const megabyte = 1_000_000;
const msPerSecond = 1000;
const slugs: readonly string[] = serviceChains.map(({ slug }) => slug);

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).transform((url) => url.replace(/\/+$/, ''));
const chains = z
  .string()
  .transform((text) => text.split(',').map((slug) => slug.trim()))
  .pipe(z.array(z.enum(slugs, { error: `must be among ${slugs.join(', ')}, separated by commas` })));

/** The folder of a package's file. By name, because the bundle of this server is in another folder than its sources. */
const folderOf = (file: string): string => dirname(fileURLToPath(import.meta.resolve(file)));

const envSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4030),
  PUBLIC_ORIGIN: address.transform((url) => new URL(url).origin).optional(),
  SITE_BUILD_DIR: z.string().default(() => join(folderOf('@onepoint/site/package.json'), 'dist')),
  SITE_DATA_DIR: z.string().optional(),
  LOCALES_DIR: z.string().default(() => folderOf('@onepoint/locales/flags.json')),
  SITE_API_URL: address.optional(),
  SITE_GATEWAY_URL: address.optional(),
  SITE_SIGN_IN_URL: address.optional(),
  SITE_CACHE_MEGABYTES: z.coerce.number().min(1).max(10_000).default(64),
  SITE_PROBE_SECONDS: z.coerce.number().min(1).max(3600).default(60),
  SERVICE_CHAINS: chains.default([...slugs]),
  ...metricsEnvShape,
});

export interface Config {
  environment: Environment;
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Public origin, `https://example.com`; undefined uses the `Host` of requests if it names this machine. Always set in production. */
  publicOrigin: string | undefined;
  /** Folder of a build, with `client` and `server`. */
  buildDir: string;
  /** Folder with the texts of all apps, served at `/locales`. */
  localesDir: string;
  /** Folder for measurements; null keeps them in memory. */
  dataDir: string | null;
  /** Base URLs without a trailing slash; undefined disables page data and probes. */
  apiUrl: string | undefined;
  gatewayUrl: string | undefined;
  /** URL of the identity service that responds with 2xx while sign-in works. */
  signInUrl: string | undefined;
  cacheBytesMax: number;
  probeIntervalMs: number;
  /** Slugs of the chains that are served. */
  chainSlugs: readonly string[];
  /** Where to serve metrics; null if they are off. */
  metrics: MetricsAddress | null;
}

/**
 * Reads the process's environment once. An empty variable counts as unset.
 *
 * @throws {EnvironmentError} with a line for each variable that is invalid, or unsafe in production
 */
export function parseEnv(variables: Variables): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => isSet(value)));
  const { environment, problems: unsafe } = checkEnvironment('site', set);
  const result = envSchema.safeParse(set);
  const problems = mergeProblems(result.success ? [] : problemsOfIssues(result.error.issues, set), unsafe, set);
  if (!result.success || problems.length > 0) throw new EnvironmentError(problems);
  const env = result.data;
  return {
    environment,
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN,
    buildDir: resolve(env.SITE_BUILD_DIR),
    localesDir: resolve(env.LOCALES_DIR),
    dataDir: env.SITE_DATA_DIR === undefined ? null : resolve(env.SITE_DATA_DIR),
    apiUrl: env.SITE_API_URL,
    gatewayUrl: env.SITE_GATEWAY_URL,
    signInUrl: env.SITE_SIGN_IN_URL,
    cacheBytesMax: env.SITE_CACHE_MEGABYTES * megabyte,
    probeIntervalMs: env.SITE_PROBE_SECONDS * msPerSecond,
    chainSlugs: env.SERVICE_CHAINS,
    metrics: readMetricsEnv(env),
  };
}

/**
 * Prevents a development build from being served in production: its pages use the embedded identity service or show developer pages.
 *
 * @throws {EnvironmentError} naming the build variables that are missing or unsafe
 */
export function assertSafeBuild(
  { environment }: Pick<Config, 'environment'>,
  made: Omit<RenderedSite['publicConfig'], 'serviceChains' | 'productionHost' | 'statusPageUrl' | 'analyticsSite'>,
): void {
  if (environment !== 'production') return;
  const { problems } = checkEnvironment('build', {
    ONEPOINT_ENV: environment,
    ONEPOINT_CLERK_PUBLISHABLE_KEY: made.clerkPublishableKey,
    ONEPOINT_API_URL: made.apiUrl,
    ONEPOINT_GATEWAY_URL: made.gatewayUrl,
    ONEPOINT_DEV_MODE: String(made.devMode),
    ONEPOINT_PAYMENT_HOSTS: made.paymentHosts.join(','),
    ONEPOINT_ANALYTICS_URL: made.analyticsUrl,
  });
  if (problems.length > 0) throw new EnvironmentError(problems);
}
