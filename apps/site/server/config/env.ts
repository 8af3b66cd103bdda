import { join, resolve } from 'node:path';
import { serviceChains } from '@onepoint/chains';
import { z } from 'zod';
import { EnvError } from './env-error.ts';

const megabyte = 1_000_000;
const msPerSecond = 1000;
const slugs: readonly string[] = serviceChains.map(({ slug }) => slug);

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).transform((url) => url.replace(/\/+$/, ''));
const chains = z
  .string()
  .transform((text) => text.split(',').map((slug) => slug.trim()))
  .pipe(z.array(z.enum(slugs, { error: `must be among ${slugs.join(', ')}, separated by commas` })));

const envSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4030),
  PUBLIC_ORIGIN: address.default('http://localhost:4000').transform((url) => new URL(url).origin),
  SITE_BUILD_DIR: z.string().default(join(import.meta.dirname, '../../dist')),
  SITE_DATA_DIR: z.string().optional(),
  SITE_API_URL: address.optional(),
  SITE_GATEWAY_URL: address.optional(),
  SITE_SIGN_IN_URL: address.optional(),
  SITE_CACHE_MEGABYTES: z.coerce.number().min(1).max(10_000).default(64),
  SITE_PROBE_SECONDS: z.coerce.number().min(1).max(3600).default(60),
  SERVICE_CHAINS: chains.default([...slugs]),
});

export interface Config {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** What browsers see, `https://example.com`. */
  publicOrigin: string;
  /** Holds `client` and `server`, as a build leaves them. */
  buildDir: string;
  /** Where measurements are kept; null keeps them for as long as the process lives. */
  dataDir: string | null;
  /** Bases without a trailing slash; undefined where pages and probes are to do without. */
  apiUrl: string | undefined;
  gatewayUrl: string | undefined;
  /** An address of the identity service that answers 2xx while people can sign in. */
  signInUrl: string | undefined;
  cacheBytesMax: number;
  probeIntervalMs: number;
  /** Slugs of the chains that are served. */
  chainSlugs: readonly string[];
}

/**
 * Reads the process's environment once. An empty variable counts as unset.
 *
 * @throws {EnvError} with a line for each variable that cannot be used
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const result = envSchema.safeParse(set);
  if (!result.success) throw new EnvError(result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`));
  const env = result.data;
  return {
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN,
    buildDir: resolve(env.SITE_BUILD_DIR),
    dataDir: env.SITE_DATA_DIR === undefined ? null : resolve(env.SITE_DATA_DIR),
    apiUrl: env.SITE_API_URL,
    gatewayUrl: env.SITE_GATEWAY_URL,
    signInUrl: env.SITE_SIGN_IN_URL,
    cacheBytesMax: env.SITE_CACHE_MEGABYTES * megabyte,
    probeIntervalMs: env.SITE_PROBE_SECONDS * msPerSecond,
    chainSlugs: env.SERVICE_CHAINS,
  };
}
