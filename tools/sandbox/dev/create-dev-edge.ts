import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { StackConfig } from '../config/stack-config.ts';
import { createEdge, type EdgeParameters } from '../edge/create-edge.ts';
import { type Frontends, type FrontendName, routeDevelopmentRequest } from '../edge/routing.ts';
import { sendError } from '../edge/send-error.ts';

/** The development edge: the same origin and routes, with the apps served from source and hot reload on the same port. */
export function createDevEdge(edge: EdgeParameters, { rootDir, clerk }: StackConfig): Promise<Server> {
  if (clerk !== undefined) process.env['ONEPOINT_CLERK_PUBLISHABLE_KEY'] = clerk.publishableKey;
  const parameters = {
    ...edge,
    route: routeDevelopmentRequest,
    beforeProxy: waitUntilListening,
    foreignSubprotocols: ['vite-hmr', 'vite-ping'],
  };
  return createEdge(parameters, async (server) => {
    const start = (app: FrontendName) => startVite(join(rootDir, folders[app]), app, server);
    const [site, dashboard, playground] = await Promise.all([start('site'), start('dashboard'), start('playground')]);
    server.once('close', () => void Promise.all([site.close(), dashboard.close(), playground.close()]));
    return serveFrom({ site, dashboard, playground });
  });
}

const pollMs = 50;
const timeoutMs = 10_000;

/** Holds a request while a server restarts after a change. Gives up after ten seconds; the proxy then replies with an error. */
async function waitUntilListening(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await sleep(pollMs)) {
    if (await takesConnections(hostname, Number(port))) return;
  }
}

function takesConnections(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const folders: Readonly<Record<FrontendName, string>> = {
  site: 'apps/site',
  dashboard: 'apps/dashboard',
  playground: 'apps/wallet-playground',
};

function startVite(root: string, app: FrontendName, server: Server): Promise<ViteDevServer> {
  return createViteServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // The documents of the single-page apps are served below, because some of their paths are outside of the Vite base.
    ...(app === 'site' ? {} : { appType: 'custom' }),
    server: { middlewareMode: true, hmr: { server } },
    clearScreen: false,
  });
}

function serveFrom(servers: Readonly<Record<FrontendName, ViteDevServer>>): Frontends {
  return async (request, response, route) => {
    // Every development server serves the dictionaries.
    const vite = servers[route.kind === 'dictionary' ? 'site' : route.app];
    if (route.kind === 'document') {
      const template = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      const html = await vite.transformIndexHtml(`${vite.config.base}index.html`, template, request.url);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
      return;
    }
    vite.middlewares(request, response, (error?: Error) => {
      if (error !== undefined) vite.ssrFixStacktrace(error);
      if (error !== undefined) vite.config.logger.error(error.stack ?? error.message);
      sendError(request, response, error === undefined ? notFound : { status: 500, code: 'INTERNAL_ERROR', message: error.message });
    });
  };
}

const notFound = { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' } as const;
