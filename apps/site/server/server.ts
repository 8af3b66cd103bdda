import type { AddressInfo } from 'node:net';
import { EnvironmentError } from '@onepoint/environment';
import { HttpMetrics, serveMetrics } from '@onepoint/metrics';
import { Registry } from 'prom-client';
import { composeSite } from './compose-site.ts';
import { parseEnv } from './config/env.ts';
import { describeError, log } from './log.ts';
import { BuildError, openSiteBuild } from './pages/open-site-build.ts';
import { listProbeTargets } from './probes/list-probe-targets.ts';
import { followServedTexts } from './pages/served-texts.ts';
import { createFileStore, memoryStore } from './probes/probe-store.ts';
import { startProbes } from './probes/start-probes.ts';

/** How long running requests may take after a stop signal. */
const drainMs = 2000;
/** How often to check for changed texts. */
const textsIntervalMs = 5000;

async function run(): Promise<void> {
  const config = parseEnv(process.env);
  const build = await openSiteBuild(config.buildDir);
  const probes = await startProbes({
    targets: listProbeTargets(config),
    intervalMs: config.probeIntervalMs,
    store: config.dataDir === null ? memoryStore : createFileStore(config.dataDir),
    onFailure: (error) => log('error', 'a round of checks failed', describeError(error)),
  });
  const texts = await followServedTexts({
    localesDir: config.localesDir,
    apply: async (load) => {
      // If the folder has no flags, those of the build stay in use.
      await load('flags.json')
        .then(build.site.serveFlags)
        .catch((error: unknown) => log('warn', 'the served flags cannot be used', describeError(error)));
      return build.site.serveDictionaries((language, namespace) => load(`${language}/${namespace}.json`));
    },
    intervalMs: textsIntervalMs,
    onFailure: (error) => log('error', 'the served texts cannot be used in pages', describeError(error)),
  });
  const registry = new Registry();
  const server = composeSite(config, { build, probes, texts, requestMetrics: new HttpMetrics(registry) });
  if (config.metrics !== null) {
    const { url } = await serveMetrics(registry, config.metrics);
    log('info', 'metrics served', { url });
  }

  const stop = (signal: NodeJS.Signals): void => {
    log('info', 'stopping', { signal });
    setTimeout(() => process.exit(0), drainMs).unref();
    server.close(() => void probes.stop().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: config.host, port: config.port }, resolve);
  });
  const { address, family, port } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  process.stdout.write(`${JSON.stringify({ ready: true, address: `http://${host}:${String(port)}` })}\n`);
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof EnvironmentError || error instanceof BuildError || (error instanceof Error && 'code' in error);
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exit(1);
}
