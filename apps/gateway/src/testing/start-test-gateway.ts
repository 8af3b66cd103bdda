import { createTestDatabase, testSecretKeys, type TestDatabase } from '@onepoint/database/testing';
import { inject } from 'vitest';
import type { GatewayConfig, GatewayLimits } from '../config/env.ts';
import type { GatewayTimes } from '../config/gateway-times.ts';
import { startGateway, type Gateway } from '../gateway.ts';
import type { Log } from '../log.ts';
import { createKey, type TestKey } from './create-key.ts';
import { readUsage, type UsageSums } from './read-usage.ts';

export interface TestGateway {
  address: string;
  database: TestDatabase;
  /** Log lines that are warnings or errors. */
  troubles: string[];
  /** Creates a project on this plan, with one key. The balance is $10 by default. */
  createKey: (planId?: string, balanceCents?: number) => Promise<TestKey>;
  post: (path: string, body: string | Buffer | Uint8Array, headers?: Record<string, string>) => Promise<Response>;
  /** See `readUsage`. */
  usage: (projectId: string) => Promise<UsageSums>;
  reload: (upstreams?: GatewayConfig['upstreams'], limits?: Partial<GatewayLimits>) => Promise<void>;
  drain: Gateway['drain'];
  metricsUrl: string | null;
  stop: () => Promise<void>;
}

/** Short, because tests wait for recorded usage and for changes to keys. */
export const shortIntervals: Partial<GatewayTimes> = { flushMs: 50, accessRefreshMs: 500 };

/** A busy machine doesn't exceed these timeouts, and doesn't send calls to a second node. */
const patientTimes: Partial<GatewayTimes> = {
  ...shortIntervals,
  lookupTimeoutMs: 60_000,
  connectTimeoutMs: 60_000,
  headTimeoutMs: 60_000,
  hedgesMax: 0,
};

/** Runs the gateway in this process, with its own database and the test run's chain (as `ethereum`). */
export async function startTestGateway(config: Partial<GatewayConfig> = {}, times = patientTimes): Promise<TestGateway> {
  const database = await createTestDatabase(inject('databaseUrl'));
  const { httpUrl, wsUrl } = inject('chain');
  const troubles: string[] = [];
  const log: Log = (level, message, fields) => {
    if (level !== 'info') troubles.push(`${message} ${JSON.stringify(fields)}`);
  };
  const used: GatewayConfig = {
    host: '127.0.0.1',
    port: 0,
    databaseUrl: database.url,
    busUrl: undefined,
    publicOrigin: undefined,
    upstreams: new Map([['ethereum', { http: [httpUrl], ws: [wsUrl] }]]),
    workers: 1,
    bodyBytesMax: 1_048_576,
    upstreamTimeoutMs: 120_000,
    tryTimeoutMs: 60_000,
    accessGraceMs: 300_000,
    journalDir: null,
    filterSecret: 'a secret of thirty-two characters',
    // No cache, because tests count the requests that reach their nodes.
    cacheBytesMax: 0,
    cacheUrl: undefined,
    traceMethods: true,
    logsRequests: true,
    watchesHeads: false,
    trustedProxies: [],
    arePrivateProvidersAllowed: true,
    secretKeys: testSecretKeys,
    drainMs: 0,
    metrics: null,
    tracing: null,
    ...config,
  };
  const gateway: Gateway = await startGateway({ ...used }, log, times);
  return {
    address: gateway.address,
    reload: (upstreams = used.upstreams, limits = {}) => gateway.reload({ ...used, ...limits, upstreams }),
    drain: (ms, signal) => gateway.drain(ms, signal),
    metricsUrl: gateway.metricsUrl,
    database,
    troubles,
    createKey: (planId = 'PAYG', balanceCents = 1_000) => createKey(database, planId, balanceCents),
    post: (path, body, headers = {}) => fetch(`${gateway.address}${path}`, { method: 'POST', body: Buffer.from(body), headers }),
    usage: (projectId) => readUsage(database, projectId),
    stop: async () => {
      await gateway.stop();
      await database.drop();
    },
  };
}
