import { createServer, type Server } from 'node:http';
import { enforceTransportSecurity, transportSecurityHeaders } from '@onepoint/document-host';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Services } from '../services.ts';
import { acceptUpgrade } from '../websocket/accept-upgrade.ts';
import type { ConnectionRegistry } from '../websocket/connection-registry.ts';
import { refuseUpgrade } from '../websocket/refuse-upgrade.ts';
import { Exchange } from './exchange.ts';
import { createRequestId } from './request-id.ts';
import { routeRequest } from './route-request.ts';

const headersTimeoutMs = 10_000;
/** Headers and body together. */
const requestTimeoutMs = 30_000;
/** Longer than usual proxies keep theirs, so that it is they who close idle connections and never send into a closed one. */
const keepAliveMs = 65_000;
/** A client that neither reads nor writes while its answer waits. On top of the time a node may take. */
const idleMs = 30_000;

/** The listener for HTTP and WebSocket, with time-outs for clients that are slow on purpose. */
export function createHttpServer(services: Services, registry: ConnectionRegistry): Server {
  const { bodyBytesMax, publicOrigin, upstreamTimeoutMs } = services.config;
  const webSocketServer = new WebSocketServer({ noServer: true, maxPayload: bodyBytesMax, perMessageDeflate: false });
  const transportSecurity = transportSecurityHeaders(publicOrigin);
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: 2_000,
    noDelay: true,
    // Other upgrades that clients offer (h2c by some Java clients) are requests like any other.
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.setTimeout(upstreamTimeoutMs + idleMs);
  enforceTransportSecurity(server, publicOrigin);
  webSocketServer.on('headers', (lines) => lines.push(...Object.entries(transportSecurity).map(([name, value]) => `${name}: ${value}`)));
  server.on('request', (request, response) => void routeRequest(new Exchange(request, response), services));
  server.on('upgrade', (request, socket, head) => {
    void acceptUpgrade({ request, socket, head, webSocketServer, registry, services });
  });
  server.on('clientError', (error: Error & { code?: string }, socket) => refuseUnreadable(error, socket, transportSecurity));
  return server;
}

function refuseUnreadable(
  error: Error & { code?: string },
  socket: Duplex & { bytesWritten?: number },
  transportSecurity: Readonly<Record<string, string>>,
): void {
  // Whatever was already written would be garbled by a second answer.
  if (error.code === 'ECONNRESET' || (socket.bytesWritten ?? 0) > 0) socket.destroy();
  else
    refuseUpgrade(
      socket,
      new GatewayError(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'REQUEST_TIMEOUT' : 'HTTP_MALFORMED'),
      createRequestId(),
      transportSecurity,
    );
}
