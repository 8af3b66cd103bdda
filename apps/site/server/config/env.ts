import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceChains } from '@onepoint/chains';
import type { ServedVariables } from '@onepoint/document-host';
import {
  checkEnvironment,
  EnvironmentError,
  isSet,
  mergeProblems,
  problemsOfIssues,
  type Problem,
  type Variables,
} from '@onepoint/environment';
import { metricsEnvShape, readMetricsEnv, type MetricsAddress } from '@onepoint/metrics';
import { parsePublicConfig, PublicConfigError, publicConfigVariables, type PublicConfig } from '@onepoint/site-config';
import { z } from 'zod';

const megabyte = 1_000_000;
const msPerSecond = 1000;
const publicNames: ReadonlySet<string> = new Set(publicConfigVariables);
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
  ONEPOINT_BROWSER_REPORTS: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  ...metricsEnvShape,
});

export interface Config {
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
  chainSlugs: readonly string[];
  /** Null if metrics are off. */
  metrics: MetricsAddress | null;
  /** Variables of the browser, served as `config.js`. */
  publicVariables: ServedVariables;
  publicConfig: PublicConfig;
}

function readPublicConfig(variables: ServedVariables): PublicConfig | Problem {
  try {
    return parsePublicConfig(variables);
  } catch (error) {
    if (!(error instanceof PublicConfigError)) throw error;
    return { variable: error.variable, problem: `must be ${error.expected}` };
  }
}

/**
 * Reads the process's environment once. An empty variable counts as unset.
 *
 * @throws {EnvironmentError} with a line for each variable that is invalid, or unsafe in production
 */
export function parseEnv(variables: Variables): Config {
  const set = Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => isSet(entry[1])));
  const { problems: unsafe } = checkEnvironment('site', set);
  const result = envSchema.safeParse(set);
  const publicVariables = Object.fromEntries(Object.entries(set).filter(([name]) => publicNames.has(name)));
  const publicConfig = readPublicConfig(publicVariables);
  const invalid = [
    ...(result.success ? [] : problemsOfIssues(result.error.issues, set)),
    ...('problem' in publicConfig ? [publicConfig] : []),
  ];
  const problems = mergeProblems(invalid, unsafe, set);
  if (!result.success || 'problem' in publicConfig || problems.length > 0) throw new EnvironmentError(problems);
  const env = result.data;
  return {
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
    publicVariables,
    publicConfig,
  };
}
