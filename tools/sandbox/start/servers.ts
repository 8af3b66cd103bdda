import { join } from 'node:path';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { provideSecretKeys } from '../data-dir/secret-files.ts';
import { findFreePort } from '../processes/free-port.ts';
import { keepService } from '../processes/keep-service.ts';
import type { RunningService, StartServiceParameters } from '../processes/start-service.ts';
import type { Report, Watch } from '../terminal/report.ts';

/** Processes that serve metrics, in the order of their ports. The gateway is last, because each of its workers uses the next port. */
const measured = ['api', 'site', 'collector', 'gateway'] as const;

function metricsEnv(app: (typeof measured)[number]): NodeJS.ProcessEnv {
  const first = Number(process.env['METRICS_PORT']);
  return Number.isInteger(first) && first > 0 ? { METRICS_PORT: String(first + measured.indexOf(app)) } : {};
}

/** Sources, so that these start while the front ends are still being built. Deployments run bundles (ADR 0075). */
const entryFiles = {
  api: 'apps/api/src/server.ts',
  gateway: 'apps/gateway/src/server.ts',
  collector: 'apps/gateway/src/collector/server.ts',
} as const;

interface ServersParameters {
  config: StackConfig;
  databaseUrl: string;
  /** Restarts API and gateway when their sources change. */
  isDevelopment: boolean;
  report: Report;
  watch: Watch;
}

/** Starts the API, which migrates the database first. */
export function startApi(parameters: ServersParameters, env: NodeJS.ProcessEnv): Promise<RunningService> {
  return startServer(parameters, 'api', 'the API', '/api/ready', env);
}

export function startGateway(parameters: ServersParameters, env: NodeJS.ProcessEnv): Promise<RunningService> {
  const journal = process.env['GATEWAY_JOURNAL_DIR'] ?? join(parameters.config.dataDir, 'gateway');
  return startServer(parameters, 'gateway', 'the gateway', '/rpc/_health', { ...env, GATEWAY_JOURNAL_DIR: journal });
}

/** Starts a collector if the environment configures a bus. Without a bus, gateways record usage themselves. */
export async function startCollector(parameters: ServersParameters): Promise<void> {
  if ((process.env['NATS_URL'] ?? '') !== '') await startServer(parameters, 'collector', 'the usage collector', '/', {});
}

/** Where the site keeps its measurements. */
export function siteDataDir({ dataDir }: Pick<StackConfig, 'dataDir'>): string {
  return process.env['SITE_DATA_DIR'] ?? join(dataDir, 'site');
}

/** Starts the site's own server, which needs the build. In development the edge renders instead. */
export async function startSite(
  { config, report, watch }: Omit<ServersParameters, 'databaseUrl' | 'isDevelopment'>,
  env: NodeJS.ProcessEnv,
): Promise<RunningService> {
  const done = report.begin('the site');
  const service: StartServiceParameters = {
    name: 'the site',
    entryFile: join(config.rootDir, 'apps/site/dist/node/server.js'),
    env: {
      NODE_ENV: 'production',
      ...process.env,
      ...metricsEnv('site'),
      ...env,
      ...(config.clerk && { ONEPOINT_CLERK_PUBLISHABLE_KEY: config.clerk.publishableKey }),
      // A user at a terminal doesn't want to wait, so stop without draining.
      DRAIN_SECONDS: '0',
      ONEPOINT_ENV: config.environment,
      HOST: '127.0.0.1',
      PORT: String(await findFreePort()),
      PUBLIC_ORIGIN: config.publicOrigin,
      LOCALES_DIR: config.localesDir,
      SITE_DATA_DIR: siteDataDir(config),
    },
    logFile: logFileOf(config, 'site'),
    healthPath: '/_site/health',
  };
  const running = await keepService({ service, report, watch });
  done();
  return running;
}

async function startServer(
  { config, databaseUrl, isDevelopment, report, watch }: ServersParameters,
  app: keyof typeof entryFiles,
  name: string,
  healthPath: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningService> {
  const done = report.begin(name);
  // The edge must find a restarted server at the same address.
  const port = await findFreePort();
  const service: StartServiceParameters = {
    name,
    entryFile: join(config.rootDir, entryFiles[app]),
    env: {
      NODE_ENV: 'production',
      ...process.env,
      ...metricsEnv(app),
      ...env,
      // A user at a terminal doesn't want to wait, so stop without draining.
      DRAIN_SECONDS: '0',
      ONEPOINT_ENV: config.environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SECRETS_KEYS: provideSecretKeys(config),
      PUBLIC_ORIGIN: config.publicOrigin,
    },
    logFile: logFileOf(config, app),
    healthPath,
    watch: isDevelopment,
    onFailure: report.warn,
  };
  const running = await keepService({ service, report, watch });
  done();
  return running;
}
