import { join } from 'node:path';
import { createEdge } from '@onepoint/sandbox/edge/create-edge';
import { foreignOrigins } from '@onepoint/document-host';
import { listen } from '@onepoint/sandbox/edge/listen';
import { createStaticFrontends } from '@onepoint/sandbox/edge/static/static-frontends';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { buildFloor } from './build-floor.ts';

export interface RunningFloor {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves the floor as the edge serves the dashboard, before the same identity service. Sessions of `localhost` hold for every port. */
export async function startFloor(directory: string, productOrigin: string): Promise<RunningFloor> {
  const root = join(directory, 'floor');
  await buildFloor(root);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const foreign = foreignOrigins({ publicOrigin: origin, serviceUrls: [], clerkPublishableKey: undefined });
  const frontends = createStaticFrontends({ roots: { site: root, dashboard: root, playground: root }, foreign });
  const server = await createEdge({ upstreams: { identity: productOrigin }, publicOrigin: new URL(origin) }, () =>
    Promise.resolve(frontends),
  );
  return { origin, stop: await listen(server, { host: 'localhost', port }) };
}
