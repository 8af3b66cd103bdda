import { Bus, Presence, UsageStream } from '@onepoint/bus';
import { createDatabase, pruneUsageSources, recordMergedUsage } from '@onepoint/database';
import { addPoolMetrics, serveMetrics } from '@onepoint/metrics';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccessListener } from '../access/access-listener.ts';
import { newsChannel, relayIntervalMs } from '../access/access-news.ts';
import { describeError, type Log } from '../log.ts';
import { createCollectorMetrics } from '../metrics/collector-metrics.ts';
import { Rounds } from '../rounds.ts';
import type { CollectorConfig } from './config.ts';
import { UsageCollector, type CollectorState } from './usage-collector.ts';

export interface Collector {
  /** `http://host:port` for health checks. */
  readonly address: string;
  readonly state: CollectorState;
  stop(): Promise<void>;
}

const pruneIntervalMs = 3_600_000;

/** Starts a collector: a process that records the usage that gateways publish. Any number of collectors can run and share the work. */
export async function startCollector(config: CollectorConfig, log: Log): Promise<Collector> {
  const trouble = (message: string) => (error: unknown) => log('warn', message, describeError(error));
  const database = createDatabase(config.databaseUrl, {
    applicationName: 'onepoint-collector',
    connectionsMax: 8,
    connectTimeoutMs: 2_000,
    statementTimeoutMs: 20_000,
    onIdleError: trouble('database connection lost'),
  });
  const id = `collector_${randomUUID()}`;
  const bus = new Bus({
    url: config.busUrl,
    name: id,
    onGone: trouble('bus unavailable'),
    onBack: () => log('info', 'bus available again'),
  });
  const presence = new Presence({ bus, group: 'collector', id });
  const stream = new UsageStream({ bus });
  const collector = new UsageCollector({
    stream,
    presence,
    record: (batches) => recordMergedUsage(database.pool, batches),
    log,
  });
  // Listens for all gateways. It is harmless if several collectors publish the same changes.
  const listener = new AccessListener({
    databaseUrl: config.databaseUrl,
    onChange: (projectId) => bus.publish(newsChannel, projectId === undefined ? { kind: 'project' } : { kind: 'project', projectId }),
    onProvidersChange: () => bus.publish(newsChannel, { kind: 'providers' }),
    onClosing: () => bus.publish(newsChannel, { kind: 'closing' }),
    onError: trouble('not listening for changes of keys'),
  });
  const relay = setInterval(() => {
    if (listener.isListening) bus.publish(newsChannel, { kind: 'relay' });
  }, relayIntervalMs);
  const pruning = new Rounds({
    task: 'usage_sources',
    run: () => pruneUsageSources(database.orm),
    onError: trouble('old sources not pruned'),
    intervalMs: pruneIntervalMs,
  });
  const registry = createCollectorMetrics({
    collector: () => collector.state,
    bus: () => ({ ...bus.state, processes: presence.count }),
    countWaiting: () => stream.countWaiting(),
  });
  addPoolMetrics(registry, database.pool);
  const metricsServer = config.metrics === null ? null : await serveMetrics(registry, config.metrics);
  if (metricsServer !== null) log('info', 'metrics served', { url: metricsServer.url });
  const server = createServer((_request, response) => {
    const isUp = bus.isConnected;
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ status: isUp ? 'ok' : 'unavailable', ...collector.state }));
  });
  await bus.start();
  presence.start();
  collector.start();
  await listener.start();
  pruning.start();
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return {
    address: `http://${config.host}:${(server.address() as AddressInfo).port}`,
    get state() {
      return collector.state;
    },
    stop: async () => {
      // Leave first, so that other collectors take over while this one records its last batches.
      presence.stop();
      clearInterval(relay);
      await listener.close();
      await collector.stop();
      await pruning.stop();
      server.close();
      server.closeAllConnections();
      await bus.close();
      await database.close();
      await metricsServer?.close();
    },
  };
}
