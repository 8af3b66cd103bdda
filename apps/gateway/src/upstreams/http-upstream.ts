import { Pool, type buildConnector } from 'undici';
import { nodeTagOf } from '../rpc/filter-tokens.ts';
import { featureNames, type KnownFeatures, mergeFeatures, type NodeFeature, type NodeFeatures } from './node-features.ts';
import type { NodeSeries } from '../metrics/node-metrics.ts';
import { type IncidentListener, NodeHealth } from './node-health.ts';

/** Enough connections per node that slow calls don't delay others, and few enough not to overload the node. */
export const connectionsMax = 256;
export const connectTimeoutMs = 2_000;

interface HttpUpstreamOptions {
  /** @default undici's own connector, which connects to any address */
  readonly connector?: buildConnector.connector | undefined;
  readonly configured?: KnownFeatures;
  /** The node gets calls before its chain has been checked. @default true */
  readonly isVerified?: boolean;
  /** Called when calls to the node start to fail, and when they succeed again. */
  readonly onIncident?: IncidentListener | undefined;
}

export class HttpUpstream {
  readonly address: string;
  /** Identifies the node in ids for clients. */
  readonly tag: string;
  readonly pool: Pool;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly configured: KnownFeatures;
  readonly health: NodeHealth;
  /** How long a call can go without data. */
  timeoutMs: number;
  #found: KnownFeatures = {};
  #features: NodeFeatures;
  /** Metrics of the node's calls. Changes with its position in the configuration. */
  series: NodeSeries | undefined;

  constructor(address: string, timeoutMs: number, { connector, configured = {}, isVerified, onIncident }: HttpUpstreamOptions = {}) {
    const url = new URL(address);
    this.address = address;
    this.timeoutMs = timeoutMs;
    this.tag = nodeTagOf(address);
    this.path = `${url.pathname}${url.search}`;
    this.configured = configured;
    this.#features = mergeFeatures(configured, {});
    this.health = new NodeHealth({ isVerified, onIncident });
    this.headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(url.username === '' ? {} : { authorization: basicAuthorization(url) }),
    };
    this.pool = new Pool(url.origin, {
      connections: connectionsMax,
      connect: connector ?? { timeout: connectTimeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      allowH2: false,
    });
  }

  get features(): NodeFeatures {
    return this.#features;
  }

  /** Features that the node doesn't have, so that calls that need them are sent elsewhere. */
  get lacks(): readonly NodeFeature[] {
    return featureNames.filter((name) => !this.#features[name]);
  }

  /** Applies the node's detected features. Unknown ones stay as detected before, and the configuration takes precedence. */
  found({ archive, trace, debug }: KnownFeatures): void {
    const known = this.#found;
    this.#found = { archive: archive ?? known.archive, trace: trace ?? known.trace, debug: debug ?? known.debug };
    this.#features = mergeFeatures(this.configured, this.#found);
  }

  /** Closes the connections once the calls on them have ended. */
  async drain(): Promise<void> {
    await this.pool.close();
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

function basicAuthorization(url: URL): string {
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
