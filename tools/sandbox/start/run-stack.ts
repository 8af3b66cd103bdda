import { join } from 'node:path';
import { foreignOrigins } from '@onepoint/document-host';
import { buildApps } from '../build/build-apps.ts';
import type { StackConfig } from '../config/stack-config.ts';
import { createEdge } from '../edge/create-edge.ts';
import { assertPortFree, listen } from '../edge/listen.ts';
import { createStaticFrontends } from '../edge/static-frontends.ts';
import type { Report, Watch } from '../terminal/report.ts';
import { formatSummary } from '../terminal/summary.ts';
import { provideDatabase, provideIdentity, provideMail, providePayments } from './providers.ts';
import { sandboxAccounts } from './sandbox-data.ts';
import { seed } from './seed.ts';
import { startApi, startCollector, startGateway, startSite } from './servers.ts';
import { provideUpstreams } from './upstreams.ts';

interface RunStackParameters {
  config: StackConfig;
  /** `dev` serves the apps from their sources and restarts servers that change. */
  mode: 'start' | 'dev';
  report: Report;
  watch: Watch;
}

export interface RunningStack {
  /** Text to print: URLs, accounts, how to stop. */
  summary: string;
  /** Closes every connection. `stopAllProcesses` ends the processes. */
  closeEdge: () => Promise<void>;
}

/** Starts all parts, concurrently where they do not depend on each other, and then the edge. */
export async function runStack({ config, mode, report, watch }: RunStackParameters): Promise<RunningStack> {
  const startedMs = performance.now();
  const isDevelopment = mode === 'dev';
  await assertPortFree(config);
  report.note(isDevelopment ? 'Starting' : 'Starting, and building what changed');

  const built = isDevelopment
    ? undefined
    : buildApps(config, (app) => report.note(`Building ${app}`)).then(() => report.note('Apps built'));
  const services = startServices({ config, isDevelopment, report, watch });
  const [{ api, gateway, identity, payments, mail, slugs, secret }] = await Promise.all([services, built]);
  const siteEnv = {
    SITE_API_URL: `${api.address}/api`,
    ...(gateway === undefined ? {} : { SITE_GATEWAY_URL: `${gateway.address}/rpc` }),
  };
  // The development server renders in this process.
  if (isDevelopment) Object.assign(process.env, siteEnv);
  const signIn = identity.address === undefined ? {} : { SITE_SIGN_IN_URL: `${identity.address}/__clerk/v1/environment` };
  const chains = { SERVICE_CHAINS: process.env['SERVICE_CHAINS'] ?? slugs.join(',') };
  const site = isDevelopment ? undefined : await startSite({ config, report, watch }, { ...siteEnv, ...signIn, ...chains });

  const upstreams = {
    api: api.address,
    ...(gateway === undefined ? {} : { gateway: gateway.address }),
    ...(site === undefined ? {} : { site: site.address }),
    ...(identity.address === undefined ? {} : { identity: identity.address }),
    ...(payments.address === undefined ? {} : { payments: payments.address }),
    ...(mail.address === undefined ? {} : { mailbox: mail.address }),
  };
  const edge = { upstreams, publicOrigin: new URL(config.publicOrigin) };
  const server = isDevelopment
    ? await (await import('../dev/create-dev-edge.ts')).createDevEdge(edge, config)
    : await createEdge(edge, async () =>
        createStaticFrontends({ roots: builds(config.rootDir), localesDir: config.localesDir, foreign: foreignOriginsOf(config) }),
      );
  const closeEdge = await listen(server, config);
  const summary = formatSummary({
    config,
    chains: slugs,
    gatewayUrl: process.env['GATEWAY_PUBLIC_URL'] ?? `${config.publicOrigin}/rpc`,
    sandbox: config.clerk === undefined && config.databaseUrl === undefined ? { accounts: sandboxAccounts, newSecret: secret } : undefined,
    hasMailbox: mail.address !== undefined,
    hasFaucet: payments.address !== undefined && config.gatewayUpstreams === undefined && slugs.length > 0 && config.takesSandboxDeposits,
    hasEmbeddedChains: config.gatewayUpstreams === undefined && slugs.length > 0,
    seconds: (performance.now() - startedMs) / 1000,
  });
  return { summary, closeEdge };
}

async function startServices({ config, isDevelopment, report, watch }: Omit<RunStackParameters, 'mode'> & { isDevelopment: boolean }) {
  const chains = provideUpstreams(config, report, watch);
  const [databaseUrl, upstreams, identity, payments, mail] = await Promise.all([
    provideDatabase(config, report, watch),
    chains,
    provideIdentity(config, report, watch),
    providePayments(config, chains, report, watch),
    provideMail(config, report, watch),
  ]);
  const servers = { config, databaseUrl, isDevelopment, report, watch };
  const { slugs } = upstreams;
  // The API migrates the database at start, before the gateway reads it.
  const api = await startApi(servers, {
    ...identity.env,
    ...payments.env,
    ...mail.env,
    ...upstreams.depositEnv,
    ...upstreams.providerEnv,
    SERVICE_CHAINS: process.env['SERVICE_CHAINS'] ?? slugs.join(','),
  });
  const { address: identityAddress, secretKey } = identity;
  const isSandbox = identityAddress !== undefined && config.databaseUrl === undefined;
  const [secret, gateway] = await Promise.all([
    isSandbox ? seed(config, { databaseUrl, identityAddress, secretKey, nodeUrl: upstreams.sandboxNodeUrl, slugs }) : undefined,
    // The gateway needs at least one chain.
    slugs.length === 0 ? undefined : startGateway(servers, { GATEWAY_UPSTREAMS: upstreams.json, ...upstreams.providerEnv }),
    slugs.length === 0 ? undefined : startCollector(servers),
  ]);
  return { api, gateway, identity, payments, mail, slugs, secret };
}

function builds(rootDir: string): Record<'site' | 'dashboard' | 'playground', string> {
  return {
    site: join(rootDir, 'apps/site/dist/client'),
    dashboard: join(rootDir, 'apps/dashboard/dist'),
    playground: join(rootDir, 'apps/wallet-playground/dist'),
  };
}

function foreignOriginsOf({ publicOrigin, clerk, serviceUrls, analyticsUrl }: StackConfig) {
  return foreignOrigins({ publicOrigin, serviceUrls, analyticsUrl, clerkPublishableKey: clerk?.publishableKey });
}
