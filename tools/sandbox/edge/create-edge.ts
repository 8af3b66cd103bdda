import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { enforceTransportSecurity, redirectLocation, securityHeaders } from '@onepoint/document-host';
import { type Frontends, hostOf, routeRequest, type Route, type UpstreamName } from './routing.ts';
import { createProxy, isFramedPlainly, sendBareError } from './proxy.ts';
import { isClosing, sendError } from './send-error.ts';

export interface EdgeParameters {
  /** Address of each process behind the edge; a missing one answers 502. */
  upstreams: Readonly<Partial<Record<UpstreamName, string>>>;
  publicOrigin: URL;
  /** Maps a request target to a route; the product's routes by default. */
  route?: (target: string) => Route;
  /** Awaited before a request is proxied: in development, requests wait while a process restarts. */
  beforeProxy?: (address: string) => Promise<void>;
  /** Upgrades with these subprotocols belong to another listener on the same server. */
  foreignSubprotocols?: readonly string[];
}

/** Timeouts for slow clients. Upstreams time out first, with their own error reply. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 40_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 30_000 };

/** Services that a page on another site must not reach through its own host name (DNS rebinding). */
const sandboxes: ReadonlySet<UpstreamName> = new Set(['identity', 'payments']);

/** The product's single origin: static apps, and the processes behind `/api`, `/rpc`, `/__clerk` and `/__cryptocloud`. */
export async function createEdge(parameters: EdgeParameters, frontends: (server: Server) => Promise<Frontends>): Promise<Server> {
  const { upstreams, publicOrigin, route: routeOf = routeRequest, beforeProxy, foreignSubprotocols = [] } = parameters;
  const proxy = createProxy(publicOrigin);
  const server = createServer({
    ...timeouts,
    noDelay: true,
    // Node would reply to such a request itself and still process the next one on the connection without a reply.
    requireHostHeader: false,
    // Other upgrades (some Java clients offer h2c) and those with a body are treated as ordinary requests.
    shouldUpgradeCallback: (request) =>
      request.headers.upgrade?.toLowerCase() === 'websocket' && isFramedPlainly(request) && request.method === 'GET',
  });
  const serve = await frontends(server);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isFramedPlainly(request)) {
      return sendError(request, response, {
        status: 400,
        code: 'BAD_REQUEST',
        message: 'This request needs one Host header, and can’t have a body like this.',
      });
    }
    const route = routeOf(request.url ?? '');
    if (route.kind === 'bad-request') {
      return sendError(request, response, { status: 400, code: 'BAD_REQUEST', message: 'This address cannot be read.' });
    }
    const host = hostOf(request.headers.host, publicOrigin);
    if (host === 'foreign' && route.kind === 'proxy' && sandboxes.has(route.upstream)) {
      return sendError(request, response, { status: 421, code: 'MISDIRECTED', message: 'This service does not go by that name.' });
    }
    if (host === 'loopback' && route.kind === 'document') {
      const location = publicOrigin.origin + (request.url ?? '/');
      response.writeHead(307, { ...securityHeaders, location, 'cache-control': 'no-store', 'content-length': 0 }).end();
      return;
    }
    if (route.kind === 'proxy') {
      const address = upstreams[route.upstream];
      if (address === undefined) {
        return sendError(request, response, {
          status: 502,
          code: 'UPSTREAM_UNAVAILABLE',
          message: 'This part of the service is not running.',
        });
      }
      await beforeProxy?.(address);
      return proxy.request(request, response, address);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(request, response, { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This address can only be read.' });
    }
    if (route.kind === 'redirect') {
      const location = redirectLocation(route.path, request.url ?? '');
      response.writeHead(308, { ...securityHeaders, location, 'cache-control': 'no-cache', 'content-length': 0 }).end();
      return;
    }
    // A site with its own server renders pages; otherwise its files are served.
    if (route.kind !== 'dictionary' && route.app === 'site' && upstreams.site !== undefined) {
      return proxy.request(request, response, upstreams.site);
    }
    await serve(request, response, route);
  };

  enforceTransportSecurity(server, publicOrigin.origin);
  server.on('request', (request, response) => {
    if (isClosing(request)) return;
    // Node loses what a client sends after an upgrade request that was not upgraded.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    answer(request, response).catch(() => {
      sendError(request, response, { status: 500, code: 'INTERNAL_ERROR', message: 'Something went wrong here.' });
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (foreignSubprotocols.includes(request.headers['sec-websocket-protocol'] ?? '')) return;
    const route = routeOf(request.url ?? '');
    const address = route.kind === 'proxy' ? upstreams[route.upstream] : undefined;
    if (address === undefined) sendBareError(socket, '404 Not Found', publicOrigin);
    else proxy.upgrade(request, socket, head, address);
  });
  return server;
}
