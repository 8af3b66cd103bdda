import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { enforceTransportSecurity, securityHeaders } from '@onepoint/document-host';
import type { Frontends } from './frontends.ts';
import { proxyRequest } from './proxy/proxy-request.ts';
import { proxyUpgrade, sendBareError } from './proxy/proxy-upgrade.ts';
import { hostOf } from './routing/host-of.ts';
import { routeRequest } from './routing/route-request.ts';
import type { Route, UpstreamName } from './routing/route.ts';
import { sendError } from './send-error.ts';

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

/** Services that stand in for others on this machine: a page elsewhere must not reach them by a name of its own. */
const sandboxes: ReadonlySet<UpstreamName> = new Set(['identity', 'payments']);

/** The one address of the product: static apps, and the processes behind `/api`, `/rpc`, `/__clerk` and `/__cryptocloud`. */
export async function createEdge(parameters: EdgeParameters, frontends: (server: Server) => Promise<Frontends>): Promise<Server> {
  const { upstreams, publicOrigin, route: routeOf = routeRequest, beforeProxy, foreignSubprotocols = [] } = parameters;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });
  const server = createServer({ keepAliveTimeout: 30_000, noDelay: true });
  const serve = await frontends(server);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
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
      return proxyRequest(request, response, { address, agent, publicOrigin });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(request, response, { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This address can only be read.' });
    }
    if (route.kind === 'redirect') {
      const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(308, { ...securityHeaders, location: route.path + query, 'cache-control': 'no-cache', 'content-length': 0 }).end();
      return;
    }
    // Where the site has a server of its own, that one renders; elsewhere its files are sent.
    if (route.app === 'site' && upstreams.site !== undefined) {
      return proxyRequest(request, response, { address: upstreams.site, agent, publicOrigin });
    }
    await serve(request, response, route);
  };

  enforceTransportSecurity(server, publicOrigin.origin);
  server.on('request', (request, response) => {
    answer(request, response).catch(() => {
      sendError(request, response, { status: 500, code: 'INTERNAL_ERROR', message: 'Something went wrong here.' });
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (foreignSubprotocols.includes(request.headers['sec-websocket-protocol'] ?? '')) return;
    const route = routeOf(request.url ?? '');
    const address = route.kind === 'proxy' ? upstreams[route.upstream] : undefined;
    if (address === undefined) sendBareError(socket, '404 Not Found', publicOrigin);
    else proxyUpgrade(request, socket, head, { address, publicOrigin });
  });
  return server;
}
