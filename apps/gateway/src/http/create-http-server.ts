import { enforceTransportSecurity, transportSecurityHeaders } from '@onepoint/document-host';
import { isTracing, type RequestSpan, traceRequest } from '@onepoint/tracing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { GatewayLimits } from '../config/env.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { handleRpc } from '../pipeline.ts';
import type { Services } from '../services.ts';
import { acceptUpgrade, closeCodes, refuseUpgrade } from '../websocket/accept-upgrade.ts';
import { SharedStreams } from '../websocket/chain-streams.ts';
import type { ConnectionRegistry } from '../websocket/connection-registry.ts';
import { answerError, createRequestId, Exchange, preflightHeaders, responseHeaders } from './answer.ts';
import { findHealth } from './health.ts';

/** Requests with several hosts are ambiguous: Node only reports the first, but proxies disagree on which one counts. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

async function routeRequest(exchange: Exchange, services: Services): Promise<void> {
  const { request, response, requestId } = exchange;
  try {
    if (hasSeveralHosts(request.rawHeaders)) throw new GatewayError('HTTP_MALFORMED');
    if (request.method === 'POST') await handleRpc(exchange, services);
    else if (request.method === 'OPTIONS') response.writeHead(204, preflightHeaders(requestId)).end();
    else if (request.method === 'GET' || request.method === 'HEAD') {
      const { status, body } = findHealth(request.url ?? '', services);
      response.writeHead(status, { ...responseHeaders(requestId), 'cache-control': 'no-store' }).end(JSON.stringify(body));
    } else throw new GatewayError('HTTP_METHOD_NOT_ALLOWED');
  } catch (error) {
    if (exchange.usage === undefined && error instanceof GatewayError) services.metrics.unknownRequest(error.code);
    answerError(exchange, error, services.log);
  }
}

/** Starts the request's span. Records only the path's pattern, because the path contains the key. */
function traced({ request, response, requestId }: Exchange): RequestSpan {
  const { method = '' } = request;
  const attributes = { 'http.request.method': method, 'http.route': '/rpc/{chain}/{key}', 'onepoint.request_id': requestId };
  const span = traceRequest(request.headers, `${method} /rpc/{chain}/{key}`, attributes);
  response.once('close', () => span.end(response.statusCode));
  return span;
}

const headersTimeoutMs = 10_000;
/** For headers and body together. */
const requestTimeoutMs = 30_000;
/** Longer than the keep-alive of common proxies, so that they close idle connections and never send into a closed one. */
const keepAliveMs = 65_000;
/** How long a client can neither read nor write, in addition to the time a node can take. */
const idleMs = 30_000;

/** Creates the HTTP and WebSocket listener, with timeouts against deliberately slow clients. */
export function createHttpServer(services: Services, registry: ConnectionRegistry): Server {
  const { publicOrigin } = services.config;
  const webSocketServer = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const streams = new SharedStreams(services);
  const transportSecurity = transportSecurityHeaders(publicOrigin);
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: 2_000,
    noDelay: true,
    // Treat other upgrades that clients offer (h2c by some Java clients) as normal requests.
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
  });
  applyTimeouts(server, services.config);
  enforceTransportSecurity(server, publicOrigin);
  webSocketServer.on('headers', (lines) => lines.push(...Object.entries(transportSecurity).map(([name, value]) => `${name}: ${value}`)));
  server.on('request', (request, response) => {
    // Close the connection, so that proxies open their next one to another process.
    if (services.lifecycle.isDraining) response.shouldKeepAlive = false;
    const exchange = new Exchange(request, response);
    if (isTracing()) void traced(exchange).run(() => routeRequest(exchange, services));
    else void routeRequest(exchange, services);
  });
  server.on('upgrade', (request, socket, head) => {
    if (hasSeveralHosts(request.rawHeaders))
      refuseUpgrade(socket, new GatewayError('HTTP_MALFORMED'), createRequestId(), transportSecurity);
    else void acceptUpgrade({ request, socket, head, webSocketServer, registry, streams, services });
  });
  server.on('clientError', (error: Error & { code?: string }, socket) => refuseUnreadable(error, socket, transportSecurity));
  return server;
}

/** Applies to new connections. Call again after limits are reloaded. */
export function applyTimeouts(server: Server, { upstreamTimeoutMs }: Pick<GatewayLimits, 'upstreamTimeoutMs'>): void {
  server.setTimeout(upstreamTimeoutMs + idleMs);
}

function refuseUnreadable(
  error: Error & { code?: string },
  socket: Duplex & { bytesWritten?: number },
  transportSecurity: Readonly<Record<string, string>>,
): void {
  // A second response would corrupt what was already written.
  if (error.code === 'ECONNRESET' || (socket.bytesWritten ?? 0) > 0) socket.destroy();
  else
    refuseUpgrade(
      socket,
      new GatewayError(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'REQUEST_TIMEOUT' : 'HTTP_MALFORMED'),
      createRequestId(),
      transportSecurity,
    );
}

/** Share of the drain time that passes before WebSocket connections are closed. */
const noticeShare = 0.25;

/**
 * Closes WebSocket connections one by one, after load balancers have had time to notice that health checks fail. Otherwise, clients would
 * reconnect to this process.
 *
 * @param signal ends the drain early
 */
export async function drainServer(registry: ConnectionRegistry, ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms * noticeShare, undefined, { signal }).catch(() => undefined);
  await registry.closeGradually(closeCodes.goingAway, 'The gateway is restarting', ms * (1 - noticeShare), signal);
}

const drainMs = 1_500;
const idleCheckMs = 50;

/** Stops listening, lets running requests finish for 1.5 s, then closes the remaining connections. */
export async function stopServer(server: Server, registry: ConnectionRegistry): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  registry.closeAll(closeCodes.goingAway, 'The gateway is restarting');
  // Otherwise, a connection that becomes idle after `close` would stay open for its keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
