import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { enforceTransportSecurity, redirectLocation, securityHeaders } from '@onepoint/document-host';
import type { Frontends } from './frontends.ts';
import { createProxy, isFramedPlainly, sendBareError } from './proxy/create-proxy.ts';
import { hostOf } from './routing/host-of.ts';
import { routeRequest } from './routing/route-request.ts';
import type { Route, UpstreamName } from './routing/route.ts';
import { isClosing, sendError } from './send-error.ts';

export interface EdgeParameters {
  /** Address of each process behind the edge; one that is missing answers 502. */
  upstreams: Readonly<Partial<Record<UpstreamName, string>>>;
  publicOrigin: URL;
  /** Decides where a request target goes; the product's routes by default. */
  route?: (target: string) => Route;
  /** Awaited before a request is passed on: lets development hold requests while a process restarts. */
  beforeProxy?: (address: string) => Promise<void>;
  /** Told apart by their subprotocol, these upgrades are somebody else's who listens on the same server. */
  foreignSubprotocols?: readonly string[];
}

/** For a client that sends slowly. What is behind the edge gives up first, and says so in its own words. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 40_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 30_000 };

/** Services that stand in for others on this machine: a page elsewhere must not reach them by a name of its own. */
const sandboxes: ReadonlySet<UpstreamName> = new Set(['identity', 'payments']);

/** The one address of the product: static apps, and the processes behind `/api`, `/rpc`, `/__clerk` and `/__cryptocloud`. */
export async function createEdge(parameters: EdgeParameters, frontends: (server: Server) => Promise<Frontends>): Promise<Server> {
  const { upstreams, publicOrigin, route: routeOf = routeRequest, beforeProxy, foreignSubprotocols = [] } = parameters;
  const proxy = createProxy(publicOrigin);
  const server = createServer({
    ...timeouts,
    noDelay: true,
    // Node would answer such a request itself and still carry out the next one on the connection, without an answer.
    requireHostHeader: false,
    // Other upgrades that clients offer (h2c by some Java clients), and those with a body, are requests like any other.
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
    // Where the site has a server of its own, that one renders; elsewhere its files are sent.
    if (route.app === 'site' && upstreams.site !== undefined) {
      return proxy.request(request, response, upstreams.site);
    }
    await serve(request, response, route);
  };

  enforceTransportSecurity(server, publicOrigin.origin);
  server.on('request', (request, response) => {
    if (isClosing(request)) return;
    // Node loses what a client sends after a request that asked for an upgrade and got none.
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
