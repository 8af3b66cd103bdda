import { createDatabase, pruneUsageBatches, recordOpenConnections, recordUsage } from '@onepoint/database';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { AccessCache } from './access/access-cache.ts';
import { AccessListener } from './access/access-listener.ts';
import { findAccess } from './access/find-access.ts';
import type { GatewayConfig } from './config/env.ts';
import { HeadWatch } from './heads/head-watch.ts';
import { ClientAddresses } from './http/client-addresses.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { DailyUsage } from './limits/daily-usage.ts';
import { KeyLimiter } from './limits/key-limiter.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { SpendingShare } from './limits/spending-share.ts';
import { describeError, type Log } from './log.ts';
import { UsageFlusher } from './metering/usage-flusher.ts';
import { UsageMeter } from './metering/usage-meter.ts';
import { createProviders } from './providers/create-providers.ts';
import { tellOthers } from './relay.ts';
import { stopServer } from './stop-server.ts';
import { ChainUpstreams } from './upstreams/chain-upstreams.ts';
import { ConnectionRegistry } from './websocket/connection-registry.ts';
import { ConnectionReporter } from './websocket/connection-reporter.ts';
import { ConnectionShare } from './websocket/connection-share.ts';

export interface Gateway {
  /** `http://host:port` */
  readonly address: string;
  /** Finishes what is under way (at most 2 s), records what was counted, and lets everything go. */
  stop(): Promise<void>;
}

/** A node that takes longer to say where it is counts as silent. */
const headTimeoutMs = 2_000;

/** Composes a gateway process and starts listening. A database that is down is no reason not to start: keys are asked for when used. */
export async function startGateway(config: GatewayConfig, log: Log): Promise<Gateway> {
  const trouble = (message: string) => (error: unknown) => log('warn', message, describeError(error));
  const database = createDatabase(config.databaseUrl, {
    applicationName: 'onepoint-gateway',
    connectionsMax: 8,
    connectTimeoutMs: 2_000,
    statementTimeoutMs: 10_000,
    onIdleError: trouble('database connection lost'),
  });
  const gatewayId = `gateway_${randomUUID()}`;
  const meter = new UsageMeter();
  const flusher = new UsageFlusher({
    meter,
    gatewayId,
    record: (batch) => recordUsage(database.pool, batch),
    onError: trouble('usage not recorded yet'),
    onLost: (rows, error) => log('error', 'usage cannot be recorded', { rows, ...describeError(error) }),
  });
  const accessCache = new AccessCache({
    find: (secretHash) => findAccess(database.orm, secretHash),
    graceMs: config.accessGraceMs,
    onError: trouble('key look-up failed'),
  });
  const upstreams = new Map(
    [...config.upstreams].map(([slug, addresses]) => [
      slug,
      new ChainUpstreams(addresses, config.upstreamTimeoutMs, { arePrivateProvidersAllowed: config.arePrivateProvidersAllowed }),
    ]),
  );
  const providers = createProviders({
    orm: database.orm,
    upstreams,
    arePrivateAddressesAllowed: config.arePrivateProvidersAllowed,
    trouble,
  });
  const headWatch = new HeadWatch({
    orm: database.orm,
    upstreams,
    checker: createNodeChecker({ timeoutMs: headTimeoutMs, arePrivateAddressesAllowed: true }),
    onError: trouble('heads of the chains not looked at'),
  });
  const listener = new AccessListener({
    databaseUrl: config.databaseUrl,
    onChange: (projectId) => accessCache.invalidate(projectId),
    onProvidersChange: () => providers.refresh(),
    onError: trouble('not listening for changes of keys'),
  });
  const connectionShare: ConnectionShare = new ConnectionShare({
    from: process.pid,
    list: () => registry.listOpen(),
    send: tellOthers,
  });
  const registry = new ConnectionRegistry((subject) => connectionShare.countElsewhere(subject));
  const reporter = new ConnectionReporter({
    list: () => registry.listOfKeys(),
    record: (list) => recordOpenConnections(database.orm, gatewayId, list),
    onError: trouble('open connections not reported'),
  });
  // Started by `startWorkers`, which passes messages on to the other workers.
  const isShared = cluster.isWorker;
  const services = {
    config,
    accessCache,
    clientAddresses: new ClientAddresses(config.trustedProxies),
    rateLimiter: new RateLimiter({ isShared }),
    dailyUsage: new DailyUsage(),
    keyLimiter: new KeyLimiter({ isShared }),
    meter,
    upstreams,
    log,
  };
  const spendingShare = new SpendingShare({
    plans: services.rateLimiter,
    keys: services.keyLimiter,
    send: tellOthers,
  });
  const server = createHttpServer(services, registry);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  await listener.start();
  providers.start();
  if (config.watchesHeads) headWatch.start();
  registry.start();
  reporter.start();
  if (isShared) {
    const shares = [spendingShare, connectionShare];
    process.on('message', (message) => shares.forEach((share) => share.hear(message)));
    for (const share of shares) share.start();
  }
  flusher.start();
  pruneUsageBatches(database.pool).catch(trouble('old batches not pruned'));
  return {
    address: `http://${config.host}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      spendingShare.stop();
      connectionShare.stop();
      await stopServer(server, registry);
      if (!(await flusher.stop())) log('error', 'usage of the last seconds could not be recorded', { rows: meter.size });
      await reporter.stop();
      await listener.close();
      await Promise.all([providers.close(), headWatch.close()]);
      await Promise.all([...upstreams.values()].map((chain) => chain.close()));
      await database.close();
    },
  };
}
