import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  type RequestOptions,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { foreignOrigins } from '@onepoint/document-host';
import { onTestFinished } from 'vitest';
import { createEdge, type EdgeParameters } from '../create-edge.ts';
import { listen } from '../listen.ts';
import { createStaticFrontends } from '../static-frontends.ts';

export const publicOrigin = 'http://localhost:4000';

/** Writes builds of the three apps, keyed by `<app>/<path>`, and removes them after the test. */
export async function writeBuilds(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-edge-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return directory;
}

/** Serves on a free port until the end of the test. @returns its address */
export async function serve(server: Server | RequestListener): Promise<string> {
  const started = typeof server === 'function' ? createServer(server) : server;
  const close = await listen(started, { host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

/** Starts an edge on a free port until the end of the test. @returns its address */
export async function startEdge(buildsDir: string, upstreams: EdgeParameters['upstreams'] = {}, origin = publicOrigin): Promise<string> {
  const roots = { site: join(buildsDir, 'site'), dashboard: join(buildsDir, 'dashboard'), playground: join(buildsDir, 'playground') };
  const foreign = foreignOrigins({ publicOrigin: origin, clerkPublishableKey: undefined, serviceUrls: [] });
  const frontends = async () => createStaticFrontends({ roots, localesDir: join(buildsDir, 'locales'), foreign });
  return serve(await createEdge({ upstreams, publicOrigin: new URL(origin) }, frontends));
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a request with its path exactly as written; `fetch` would normalize it. */
export function send(
  address: string,
  path: string,
  { body, headers, ...options }: Omit<RequestOptions, 'headers'> & { body?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path, agent: false, ...options, headers: { host: new URL(publicOrigin).host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString('utf8') });
        });
      },
    );
    request.on('error', reject).end(body);
  });
}
