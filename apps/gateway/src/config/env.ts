import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { upstreamsSchema, type UpstreamAddresses } from './upstreams.ts';

export interface GatewayConfig {
  host: string;
  port: number;
  databaseUrl: string;
  upstreams: ReadonlyMap<string, UpstreamAddresses>;
  /** Processes that share the port. */
  workers: number;
  bodyBytesMax: number;
  /** How long a node may take until it starts to answer. */
  upstreamTimeoutMs: number;
  /** How long keys in memory keep working while the database is unreachable. */
  accessGraceMs: number;
  /** Whether `trace_` and the readable part of `debug_` are served. */
  traceMethods: boolean;
  /** Whether our own nodes are asked every few seconds how far they are. */
  watchesHeads: boolean;
  /** Addresses and CIDR ranges whose `x-forwarded-for` is believed, beside loopback. */
  trustedProxies: readonly string[];
  /** Whether providers' nodes may stand in this network: on a developer's machine. */
  arePrivateProvidersAllowed: boolean;
}

const integer = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);

/** Addresses and ranges by their characters; whether they exist is seen when they are used. */
const proxiesPattern = /^(?:[\da-fA-F.:]+(?:\/\d{1,3})?(?:\s*,\s*|$))*$/u;

const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: integer(4100, 0, 65_535),
  DATABASE_URL: z.string().regex(/^postgres(?:ql)?:\/\//u, 'must be a postgres:// address'),
  GATEWAY_UPSTREAMS: z.string().min(1),
  GATEWAY_WORKERS: integer(1, 1, 64),
  GATEWAY_BODY_BYTES_MAX: integer(1_048_576, 1_024, 67_108_864),
  GATEWAY_UPSTREAM_TIMEOUT_MS: integer(30_000, 100, 600_000),
  GATEWAY_ACCESS_GRACE_MS: integer(300_000, 0, 86_400_000),
  GATEWAY_TRACE_METHODS: z.enum(['on', 'off']).default('on'),
  GATEWAY_HEAD_WATCH: z.enum(['on', 'off']).default('on'),
  PROVIDER_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).default('refuse'),
  GATEWAY_TRUSTED_PROXIES: z.string().regex(proxiesPattern, 'must be addresses or CIDR ranges, separated by commas').default(''),
});

/**
 * The configuration of the process, read once.
 *
 * @throws {ConfigError} naming the variable and what is wrong with it
 */
export function parseEnv(env: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(set);
  if (!parsed.success) throw new ConfigError(describe(parsed.error));
  const { data } = parsed;
  const trustedProxies = data.GATEWAY_TRUSTED_PROXIES.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    upstreams: parseUpstreams(data.GATEWAY_UPSTREAMS),
    workers: data.GATEWAY_WORKERS,
    bodyBytesMax: data.GATEWAY_BODY_BYTES_MAX,
    upstreamTimeoutMs: data.GATEWAY_UPSTREAM_TIMEOUT_MS,
    accessGraceMs: data.GATEWAY_ACCESS_GRACE_MS,
    traceMethods: data.GATEWAY_TRACE_METHODS === 'on',
    watchesHeads: data.GATEWAY_HEAD_WATCH === 'on',
    trustedProxies,
    arePrivateProvidersAllowed: data.PROVIDER_PRIVATE_ADDRESSES === 'allow',
  };
}

function parseUpstreams(textOrPath: string): ReadonlyMap<string, UpstreamAddresses> {
  const text = textOrPath.trimStart().startsWith('{') ? textOrPath : readText(textOrPath);
  const parsed = upstreamsSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new ConfigError(`GATEWAY_UPSTREAMS: ${describe(parsed.error)}`);
  return new Map(Object.entries(parsed.data));
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`GATEWAY_UPSTREAMS: the file ${path} cannot be read`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('GATEWAY_UPSTREAMS: not valid JSON');
  }
}

/** Issues without the values: an address may carry a secret. */
function describe(error: z.ZodError): string {
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].filter((part) => part !== '').join(': ')).join('; ');
}
