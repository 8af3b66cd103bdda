import { Pool, type buildConnector } from 'undici';
import { nodeTagOf } from '../rpc/filter-tokens.ts';
import { type IncidentListener, NodeHealth } from './node-health.ts';

/** Connections to one node. Enough that a slow call does not hold up others, few enough to be a polite client. */
export const connectionsMax = 256;
export const connectTimeoutMs = 2_000;

/** What a node offers besides the current state of its chain. */
export interface NodeFeatures {
  /** State of old blocks. */
  readonly archive: boolean;
  /** `trace_` methods. */
  readonly trace: boolean;
  /** `debug_` methods. */
  readonly debug: boolean;
}

export type NodeFeature = keyof NodeFeatures;

export const allFeatures: NodeFeatures = { archive: true, trace: true, debug: true };

interface HttpUpstreamOptions {
  /** Opens connections; undici's own by default, which connects to any address. */
  readonly connector?: buildConnector.connector | undefined;
  readonly features?: NodeFeatures;
  /** Whether the node gets calls before its chain was checked. @default true */
  readonly isVerified?: boolean;
  /** Called when calls to the node begin to fail, and when they succeed again. */
  readonly onIncident?: IncidentListener | undefined;
}

/** One node over HTTP: its connections, its features, and its health. */
export class HttpUpstream {
  /** As configured. */
  readonly address: string;
  /** Identifies the node in ids that clients get. */
  readonly tag: string;
  readonly pool: Pool;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly features: NodeFeatures;
  readonly health: NodeHealth;

  constructor(address: string, timeoutMs: number, { connector, features = allFeatures, isVerified, onIncident }: HttpUpstreamOptions = {}) {
    const url = new URL(address);
    this.address = address;
    this.tag = nodeTagOf(address);
    this.path = `${url.pathname}${url.search}`;
    this.features = features;
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
