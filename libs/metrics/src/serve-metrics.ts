import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { MetricsAddress } from './metrics-env.ts';

/** Upper limits of duration buckets in seconds, from cached results to the longest timeout. */
export const durationBucketsSecs = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface MetricsServer {
  /** `http://host:port/metrics` */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a registry at `/metrics` on a separate port, along with process metrics (event loop, memory, garbage collection, CPU). The port
 * needs no authentication if only the monitoring network can reach it. Metrics contain no keys, projects, or addresses.
 */
export async function serveMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // Otherwise, worker processes of a cluster would share the port.
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String((server.address() as AddressInfo).port)}/metrics`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
