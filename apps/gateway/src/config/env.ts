import { parseTrustedProxies } from '@onepoint/allow-lists';
import { busUrlSchema } from '@onepoint/bus';
import { parseSecretKeys, secretKeysShape, type SecretKey } from '@onepoint/database';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  checkEnvironment,
  EnvironmentError,
  isSet,
  mergeProblems,
  problemsOfIssues,
  readLimitsFile,
  readSecretFiles,
  type Problem,
  type Variables,
} from '@onepoint/environment';
import { metricsEnvShape, readMetricsEnv, type MetricsAddress } from '@onepoint/metrics';
import { readTracingEnv, tracingEnvShape, type TracingConfig } from '@onepoint/tracing';
import { z } from 'zod';
import { upstreamsSchema, type UpstreamAddresses } from '../upstreams/upstream-addresses.ts';

/** Limits that can change while the gateway runs. Read them for each call. */
export interface GatewayLimits {
  bodyBytesMax: number;
  /** How long a node can take to start its response. */
  upstreamTimeoutMs: number;
  /** Timeout per node while there is another one to try. */
  tryTimeoutMs: number;
  /** How long cached keys keep working while the database is unreachable. */
  accessGraceMs: number;
}

export interface GatewayConfig extends GatewayLimits {
  host: string;
  port: number;
  databaseUrl: string;
  /** NATS, over which gateways on several machines share limits, changes, and usage. */
  busUrl: string | undefined;
  /** The origin that browsers use: `https://example.com`. */
  publicOrigin: string | undefined;
  upstreams: ReadonlyMap<string, UpstreamAddresses>;
  workers: number;
  /** Directory for usage that waits while the database is unreachable. Null keeps it in memory only. */
  journalDir: string | null;
  filterSecret: string;
  /** Memory for cached results, per process. 0 disables the cache. */
  cacheBytesMax: number;
  /** Redis or Valkey server for final results shared by gateways. */
  cacheUrl: string | undefined;
  /** Serve `trace_` and the read-only part of `debug_`. */
  traceMethods: boolean;
  logsRequests: boolean;
  /** Poll our own nodes every few seconds for their latest block. */
  watchesHeads: boolean;
  /** Addresses and CIDR ranges whose `x-forwarded-for` is trusted, in addition to loopback. */
  trustedProxies: readonly string[];
  /** Accept providers' nodes at private addresses, as on a developer's machine. */
  arePrivateProvidersAllowed: boolean;
  /** Keys that decrypt the URLs of providers' nodes. Empty only in development. */
  secretKeys: readonly SecretKey[];
  /** How long the process keeps accepting requests after SIGTERM, so that load balancers notice. */
  drainMs: number;
  metrics: MetricsAddress | null;
  tracing: TracingConfig | null;
}

/** The part of a new configuration that a running gateway applies. */
export type ReloadableConfig = Pick<GatewayConfig, 'upstreams' | keyof GatewayLimits>;

const integer = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);

const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: integer(4100, 0, 65_535),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }),
  NATS_URL: busUrlSchema.optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  GATEWAY_UPSTREAMS: z.string().min(1),
  GATEWAY_WORKERS: integer(1, 1, 64),
  GATEWAY_BODY_BYTES_MAX: integer(1_048_576, 1_024, 67_108_864),
  GATEWAY_UPSTREAM_TIMEOUT_MS: integer(30_000, 100, 600_000),
  GATEWAY_TRY_TIMEOUT_MS: integer(8_000, 100, 600_000),
  GATEWAY_ACCESS_GRACE_MS: integer(300_000, 0, 86_400_000),
  GATEWAY_JOURNAL_DIR: z.string().optional(),
  GATEWAY_FILTER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GATEWAY_CACHE_BYTES_MAX: integer(67_108_864, 0, 17_179_869_184),
  GATEWAY_CACHE_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  GATEWAY_TRACE_METHODS: z.enum(['on', 'off']).default('on'),
  GATEWAY_REQUEST_LOG: z.enum(['on', 'off']).default('on'),
  GATEWAY_HEAD_WATCH: z.enum(['on', 'off']).default('on'),
  PROVIDER_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).default('refuse'),
  GATEWAY_TRUSTED_PROXIES: z
    .string()
    .refine((text) => parseTrustedProxies(text) !== null, 'must be addresses or CIDR ranges, separated by commas')
    .default(''),
  SECRETS_KEYS: z
    .string()
    .refine((text) => parseSecretKeys(text) !== null, secretKeysShape)
    .default(''),
  DRAIN_SECONDS: integer(30, 0, 3_600),
  ...metricsEnvShape,
  ...tracingEnvShape,
});

/**
 * Parses the configuration, with the limits in `LIMITS_FILE`.
 *
 * @throws {EnvironmentError} with a line for each variable that is invalid, or unsafe in production
 */
export function parseEnv(env: Variables): GatewayConfig {
  const set = Object.fromEntries(Object.entries(readLimitsFile(readSecretFiles(env))).filter(([, value]) => isSet(value)));
  const parsed = envSchema.safeParse(set);
  const issues = parsed.success ? [] : problemsOfIssues(parsed.error.issues, set);
  const { upstreams, problems } = readUpstreams(set['GATEWAY_UPSTREAMS']);
  const all = mergeProblems([...issues, ...problems], checkEnvironment('gateway', set).problems, set);
  if (!parsed.success || all.length > 0) throw new EnvironmentError(all);
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    busUrl: data.NATS_URL,
    publicOrigin: data.PUBLIC_ORIGIN,
    upstreams,
    workers: data.GATEWAY_WORKERS,
    bodyBytesMax: data.GATEWAY_BODY_BYTES_MAX,
    upstreamTimeoutMs: data.GATEWAY_UPSTREAM_TIMEOUT_MS,
    tryTimeoutMs: data.GATEWAY_TRY_TIMEOUT_MS,
    accessGraceMs: data.GATEWAY_ACCESS_GRACE_MS,
    journalDir: data.GATEWAY_JOURNAL_DIR ?? null,
    filterSecret: data.GATEWAY_FILTER_SECRET ?? randomBytes(32).toString('hex'),
    cacheBytesMax: data.GATEWAY_CACHE_BYTES_MAX,
    cacheUrl: data.GATEWAY_CACHE_URL,
    traceMethods: data.GATEWAY_TRACE_METHODS === 'on',
    logsRequests: data.GATEWAY_REQUEST_LOG === 'on',
    watchesHeads: data.GATEWAY_HEAD_WATCH === 'on',
    trustedProxies: parseTrustedProxies(data.GATEWAY_TRUSTED_PROXIES) ?? [],
    arePrivateProvidersAllowed: data.PROVIDER_PRIVATE_ADDRESSES === 'allow',
    secretKeys: parseSecretKeys(data.SECRETS_KEYS) ?? [],
    drainMs: data.DRAIN_SECONDS * 1_000,
    metrics: readMetricsEnv(data),
    tracing: readTracingEnv(data),
  };
}

const failed = (problem: string) => ({ upstreams: new Map(), problems: [{ variable: 'GATEWAY_UPSTREAMS', problem }] });

/** Parses the nodes. Problems don't include values, because a node's address can contain a secret, even where a path is expected. */
function readUpstreams(textOrPath: string | undefined): { upstreams: ReadonlyMap<string, UpstreamAddresses>; problems: Problem[] } {
  if (textOrPath === undefined) return { upstreams: new Map(), problems: [] };
  const text = textOrPath.trimStart().startsWith('{') ? textOrPath : readText(textOrPath);
  if (text === undefined) return failed('is neither JSON nor the path of a file that can be read');
  const json = parseJson(text);
  if (json === undefined) return failed('is not valid JSON');
  const parsed = upstreamsSchema.safeParse(json);
  return parsed.success ? { upstreams: new Map(Object.entries(parsed.data)), problems: [] } : failed(describe(parsed.error));
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the name of a chain or setting if it looks like one. Anything else could be an address. */
const nameOf = (key: PropertyKey): string => (/^[\w-]{1,30}$/.test(String(key)) ? String(key) : '…');

function describeIssue({ path, code, message }: z.core.$ZodIssue): string {
  const unknown = path.length === 1 ? 'only http, ws, and quorum are known' : 'has an unknown member';
  const words = [path.map(nameOf).join('.'), code === 'unrecognized_keys' ? unknown : message];
  return words.filter((part) => part !== '').join(': ');
}

/** Leaves out values, because an address can contain a secret. */
const describe = (error: z.ZodError): string => error.issues.map(describeIssue).join('; ');
