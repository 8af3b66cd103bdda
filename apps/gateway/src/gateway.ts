import {
  confirmRecorded,
  createDatabase,
  createSecretBox,
  pruneUsageBatches,
  recordOpenConnections,
  recordRequests,
  removeGateway,
  reportGateway,
  type RecordUsageParameters,
  type UsageRow,
} from '@onepoint/database';
import { partitionOf, partsOf } from '@onepoint/bus';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import { requestLog as requestLogBounds } from '@onepoint/plans-domain';
import { addBusMetrics, addPoolMetrics, serveMetrics } from '@onepoint/metrics';
import cluster from 'node:cluster';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startGatewayBus } from './bus/gateway-bus.ts';
import { deliver, deliverUnread } from './bus/share-messages.ts';
import { AccessCache } from './access/access-cache.ts';
import { AccessListener } from './access/access-listener.ts';
import { AccessNews, confirmedRefreshMs } from './access/access-news.ts';
import { findAccess, findAccessList } from './access/find-access.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { SharedCache } from './cache/shared-cache.ts';
import type { GatewayConfig, ReloadableConfig } from './config/env.ts';
import { defaultTimes, type GatewayTimes } from './config/gateway-times.ts';
import { HeadWatch } from './heads/head-watch.ts';
import { SeenHeads, SeenHeadsShare } from './heads/seen-heads.ts';
import { ClientAddresses } from './http/client-addresses.ts';
import { applyTimeouts, createHttpServer, drainServer, stopServer } from './http/create-http-server.ts';
import { DailyUsage } from './limits/key-usage.ts';
import { KeyLimiter } from './limits/key-limiter.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { SpendingShare } from './limits/spending.ts';
import { UnitShare } from './limits/unit-share.ts';
import { describeError, type Log } from './log.ts';
import { RequestLog, RequestLogFlusher } from './metering/request-log.ts';
import { JournalReplay } from './metering/journal-replay.ts';
import { publishIntervalMs, UsageFlusher } from './metering/usage-flusher.ts';
import { recordBatch } from './metering/usage-batch.ts';
import { prepareJournalDirectory, UsageJournal } from './metering/usage-journal.ts';
import { UsageMeter } from './metering/usage-meter.ts';
import { GatewayMetrics } from './metrics/gateway-metrics.ts';
import { FilterTokens } from './rpc/filter-tokens.ts';
import { createProviders } from './providers/provider-directory.ts';
import { sendToOthers } from './start-workers.ts';
import { NodeWatch } from './upstreams/node-watch.ts';
import { ServedChains } from './upstreams/served-chains.ts';
import { closeCodes } from './websocket/accept-upgrade.ts';
import { ConnectionRegistry, ConnectionReporter } from './websocket/connection-registry.ts';
import { ConnectionShare } from './websocket/connection-share.ts';

export interface Gateway {
  /** `http://host:port` */
  readonly address: string;
  /** Null if metrics are off, or if several workers each serve their own. */
  readonly metricsUrl: string | null;
  /**
   * Applies new nodes and limits. Unchanged nodes keep their connections and health. Open WebSocket connections keep the body size they
   * started with.
   */
  reload(config: ReloadableConfig): Promise<void>;
  /**
   * Prepares a stop: health checks fail and WebSocket connections are closed one by one, but requests are still accepted.
   *
   * @param signal ends the drain early
   */
  drain(ms: number, signal: AbortSignal): Promise<void>;
  /** Finishes requests in progress (at most 2 s), records usage, and releases everything. */
  stop(): Promise<void>;
}

/** Composes a gateway process and starts listening. Starts even without the database, because keys are looked up when used. */
export async function startGateway(config: GatewayConfig, log: Log, times: Partial<GatewayTimes> = {}): Promise<Gateway> {
  const { flushMs, accessRefreshMs, lookupTimeoutMs, connectTimeoutMs, headTimeoutMs, hedgesMax } = { ...defaultTimes, ...times };
  const trouble = (message: string) => (error: unknown) => log('warn', message, describeError(error));
  const database = createDatabase(config.databaseUrl, {
    applicationName: 'onepoint-gateway',
    connectionsMax: 8,
    connectTimeoutMs,
    statementTimeoutMs: 10_000,
    onIdleError: trouble('database connection lost'),
  });
  const metrics = new GatewayMetrics();
  addPoolMetrics(metrics.registry, database.pool);
  const metricsServer = config.metrics === null ? null : await serveMetrics(metrics.registry, config.metrics);
  if (metricsServer !== null) log('info', 'metrics served', { url: metricsServer.url });
  const gatewayId = `gateway_${randomUUID()}`;
  const meter = new UsageMeter();
  const requestLog = new RequestLog({ isOn: config.logsRequests });
  const requestLogFlusher = new RequestLogFlusher({
    requestLog,
    intervalMs: Math.min(flushMs, requestLogBounds.writeEveryMs),
    record: (calls) => recordRequests(database.orm, calls),
    onDropped: (dropped, error) => log('warn', 'requests not logged', { ...dropped, ...(error === null ? {} : describeError(error)) }),
  });
  const bus = config.busUrl === undefined ? null : await startGatewayBus({ url: config.busUrl, gatewayId, database, log });
  addBusMetrics(metrics.registry, () => bus && { ...bus.bus.state, processes: bus.fleet.count, limitParts: partsOf(bus.fleet) });
  const record = (batch: RecordUsageParameters) => recordBatch(database.pool, batch);
  const onLost = (rows: readonly UsageRow[], error: unknown) => {
    metrics.lostUsage(rows.length);
    log('error', 'usage cannot be recorded', { rows, ...describeError(error) });
  };
  const { journalDir } = config;
  if (journalDir !== null) await prepareJournalDirectory(journalDir);
  let isReported = false;
  const report = async () => {
    const found = await reportGateway(database.orm, gatewayId);
    isReported = true;
    return found;
  };
  const flusher = new UsageFlusher({
    meter,
    gatewayId,
    intervalMs: bus === null ? flushMs : Math.min(flushMs, publishIntervalMs),
    partitionOf: bus === null ? undefined : ({ projectId }) => partitionOf(projectId),
    record: bus === null ? record : (batch) => bus.usage.record(batch),
    begin: async () => {
      // With the bus, usage can be sent without the database.
      const { at, closingProjectIds } = await (bus === null ? report() : report().catch(bus.reportFailed));
      for (const projectId of closingProjectIds) {
        accessCache.close(projectId);
        meter.settleOpen(projectId);
        registry.closeProject(projectId, closeCodes.keyUnknown, 'The project is deleted');
      }
      if (closingProjectIds.length === 0) return undefined;
      return async () => {
        await bus?.usage.recordProjects(closingProjectIds);
        await confirmRecorded(database.orm, gatewayId, at);
      };
    },
    journal:
      journalDir === null ? undefined : new UsageJournal({ directory: journalDir, gatewayId, onError: trouble('usage not kept on disk') }),
    onError: trouble('usage not recorded yet'),
    onLost,
  });
  const accessCache = new AccessCache({
    find: async (secretHash) => {
      // Project deletions wait for known gateways, so report this one before admitting its first call.
      if (!isReported) await report();
      return findAccess(database.orm, secretHash);
    },
    graceMs: () => config.accessGraceMs,
    refreshMs: bus === null ? accessRefreshMs : confirmedRefreshMs,
    unknownRefreshMs: accessRefreshMs,
    lookupTimeoutMs,
    onError: trouble('key look-up failed'),
  });
  // In a cluster worker, `startWorkers` relays messages to the other workers. With a bus, limits are shared over that instead.
  const isWorker = cluster.isWorker;
  const isShared = isWorker || bus !== null;
  const fleet = bus?.fleet;
  const send = bus?.send ?? sendToOthers;
  const seenHeads = new SeenHeads({ isShared: isWorker });
  const sharedCache =
    config.cacheUrl === undefined ? null : new SharedCache({ url: config.cacheUrl, onError: trouble('shared cache unavailable') });
  sharedCache?.start();
  const chains = new ServedChains(config, log, metrics, {
    hedgesMax,
    cache: config.cacheBytesMax === 0 ? undefined : { responses: new ResponseCache(config.cacheBytesMax), shared: sharedCache, seenHeads },
  });
  const upstreams = chains.all;
  const providers = createProviders({
    orm: database.orm,
    secrets: createSecretBox(config.secretKeys),
    upstreams,
    arePrivateAddressesAllowed: config.arePrivateProvidersAllowed,
    trouble,
  });
  const nodeWatch = new NodeWatch({
    chains: upstreams,
    checker: createNodeChecker({ timeoutMs: headTimeoutMs, arePrivateAddressesAllowed: true }),
    featuresTimeoutMs: headTimeoutMs,
    log,
  });
  const headWatch = new HeadWatch({
    orm: database.orm,
    upstreams,
    onError: trouble('chain heads not stored'),
  });
  const handlers = {
    onChange: (projectId?: string) => accessCache.invalidate(projectId),
    onProvidersChange: () => providers.refresh(),
    // Flush twice: a running flush might have started before the notification.
    onClosing: (): void => void flusher.flush().then(() => flusher.flush()),
  };
  const createListener = (handle: typeof handlers) =>
    new AccessListener({
      databaseUrl: config.databaseUrl,
      connectTimeoutMs,
      ...handle,
      onError: trouble('not listening for changes of keys'),
    });
  const confirm = () => accessCache.confirm((hashes) => findAccessList(database.orm, hashes)).catch(trouble('keys not confirmed'));
  const listener = bus === null ? createListener(handlers) : new AccessNews({ bus: bus.bus, createListener, confirm, handlers });
  const connectionShare: ConnectionShare = new ConnectionShare({
    from: fleet === undefined ? process.pid : randomInt(2 ** 47),
    list: () => registry.listOpen(),
    bus: fleet === undefined ? undefined : { fleet, countOf: (subject) => registry.countOf(subject) },
    send,
  });
  const registry = new ConnectionRegistry(connectionShare);
  const reporter = new ConnectionReporter({
    list: () => registry.listOfKeys(),
    record: (list) => recordOpenConnections(database.orm, gatewayId, list),
    onError: trouble('open connections not reported'),
  });
  const services = {
    config,
    accessCache,
    clientAddresses: new ClientAddresses(config.trustedProxies),
    rateLimiter: new RateLimiter({ isShared, fleet }),
    dailyUsage: new DailyUsage(undefined, bus !== null),
    keyLimiter: new KeyLimiter({ isShared, fleet }),
    filterTokens: new FilterTokens(config.filterSecret),
    seenHeads,
    meter,
    requestLog,
    metrics,
    upstreams,
    log,
    lifecycle: { isDraining: false },
  };
  const spendingShare = new SpendingShare({
    plans: services.rateLimiter,
    keys: services.keyLimiter,
    send,
  });
  const unitShare = new UnitShare({ keys: services.keyLimiter.units, quotas: services.dailyUsage, send });
  const seenHeadsShare = new SeenHeadsShare({ seenHeads, send: sendToOthers });
  metrics.watch({ chains: upstreams, countConnections: () => registry.size, usage: flusher });
  const server = createHttpServer(services, registry);
  if (config.watchesHeads) await nodeWatch.start();
  server.listen(config.port, config.host);
  await once(server, 'listening');
  await listener.start();
  providers.start();
  if (config.watchesHeads) headWatch.start();
  registry.start();
  reporter.start();
  const shares = { spending: spendingShare, connections: connectionShare, units: unitShare, seenHeads: seenHeadsShare };
  if (isWorker) process.on('message', (message) => deliverUnread(message, shares));
  bus?.receive((message) => deliver(message, shares));
  if (isWorker) seenHeadsShare.start();
  if (isShared) for (const share of [spendingShare, connectionShare]) share.start();
  if (bus !== null) unitShare.start();
  flusher.start();
  requestLogFlusher.start();
  const replay = journalDir === null ? null : new JournalReplay({ directory: journalDir, record, onLost, log });
  await replay?.start();
  pruneUsageBatches(database.pool).catch(trouble('old batches not pruned'));
  return {
    address: `http://${config.host}:${(server.address() as AddressInfo).port}`,
    metricsUrl: metricsServer?.url ?? null,
    reload: async ({ upstreams: list, bodyBytesMax, upstreamTimeoutMs, tryTimeoutMs, accessGraceMs }) => {
      Object.assign(config, { bodyBytesMax, upstreamTimeoutMs, tryTimeoutMs, accessGraceMs });
      applyTimeouts(server, config);
      chains.replace(list);
      if (config.watchesHeads) await nodeWatch.reloaded();
    },
    drain: async (ms, signal) => {
      services.lifecycle.isDraining = true;
      await drainServer(registry, ms, signal);
    },
    stop: async () => {
      for (const share of Object.values(shares)) share.stop();
      await stopServer(server, registry);
      await requestLogFlusher.stop();
      const isFlushed = await flusher.stop();
      await bus?.usage.stop();
      // If usage is still unrecorded on the bus, deletions of projects wait until this process counts as gone.
      if (isFlushed && (bus?.usage.unrecorded ?? 0) === 0)
        await removeGateway(database.orm, gatewayId).catch(trouble('gateway not signed off'));
      else if (!isFlushed)
        log('error', journalDir === null ? 'usage that waited is lost' : 'usage waits in the journal', { rows: flusher.waitingRows });
      await replay?.stop();
      await reporter.stop();
      await listener.close();
      await Promise.all([providers.close(), headWatch.close(), nodeWatch.close()]);
      await chains.close();
      sharedCache?.close();
      await bus?.close();
      await database.close();
      await metricsServer?.close();
    },
  };
}
