import { servedConfig } from '@onepoint/build/vite-served-config';
import { workspace } from '@onepoint/build/vite-workspace';
import react from '@vitejs/plugin-react';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';

interface BuildHarnessParameters {
  outDir: string;
  /** Clerk's publishable key. Empty for the embedded identity service. */
  publishableKey: string;
}

export async function buildHarness({ outDir, publishableKey }: BuildHarnessParameters): Promise<void> {
  // Vitest sets NODE_ENV to `test`, which would make Vite mix development JSX with a production build of React.
  const { NODE_ENV, ONEPOINT_CLERK_PUBLISHABLE_KEY } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production', ONEPOINT_CLERK_PUBLISHABLE_KEY: publishableKey });
  try {
    await build({
      root: join(import.meta.dirname, 'harness'),
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [workspace(), servedConfig(), react()],
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    Object.assign(process.env, { NODE_ENV, ONEPOINT_CLERK_PUBLISHABLE_KEY: ONEPOINT_CLERK_PUBLISHABLE_KEY ?? '' });
  }
}

export interface ServedProduct {
  origin: string;
  /** Sets where to proxy `/__clerk`, such as `http://127.0.0.1:PORT`. */
  setIdentity: (address: string) => void;
  close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves one origin as the edge does: built files, the identity service, and index.html for every other path. */
export async function serveProduct(directory: string): Promise<ServedProduct> {
  let identity = '';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://product.invalid').pathname;
    if (path.startsWith('/__clerk/')) return proxy(identity, request, response);
    const file = join(directory, path);
    const isFile = extname(path) !== '' && file.startsWith(directory) && existsSync(file);
    const served = isFile ? file : join(directory, 'index.html');
    response.writeHead(200, { 'content-type': types[extname(served)] ?? 'application/octet-stream' });
    createReadStream(served).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setIdentity: (address) => {
      identity = address;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function proxy(identity: string, request: IncomingMessage, response: ServerResponse): void {
  const upstream = forward(`${identity}${request.url}`, { method: request.method ?? 'GET', headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}
