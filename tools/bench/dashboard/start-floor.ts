import { foreignOrigins } from '@onepoint/document-host';
import { embeddedProxyPath, embeddedPublishableKey } from '@onepoint/environment';
import { createEdge } from '@onepoint/sandbox/edge/create-edge';
import { listen } from '@onepoint/sandbox/edge/listen';
import { createStaticFrontends } from '@onepoint/sandbox/edge/static-frontends';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';

interface RunningFloor {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves the floor app like the edge serves the dashboard, with the same identity service. Cookies of `localhost` are valid for every port. */
export async function startFloor(directory: string, productOrigin: string): Promise<RunningFloor> {
  const root = join(directory, 'floor');
  await buildFloor(root);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const foreign = foreignOrigins({ publicOrigin: origin, serviceUrls: [], clerkPublishableKey: undefined });
  const frontends = createStaticFrontends({ roots: { site: root, dashboard: root, playground: root }, localesDir: root, foreign });
  const server = await createEdge({ upstreams: { identity: productOrigin }, publicOrigin: new URL(origin) }, () =>
    Promise.resolve(frontends),
  );
  return { origin, stop: await listen(server, { host: 'localhost', port }) };
}

/** Builds the floor app: the dashboard's libraries and one heading, with the settings of the dashboard's build. */
async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    base: '/_dashboard/',
    logLevel: 'error',
    plugins: [react()],
    define: {
      'import.meta.env.BENCH_PUBLISHABLE_KEY': JSON.stringify(embeddedPublishableKey),
      'import.meta.env.BENCH_PROXY_PATH': JSON.stringify(embeddedProxyPath),
    },
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  });
}
