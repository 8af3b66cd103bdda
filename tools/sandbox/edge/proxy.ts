import { securityHeaders, transportSecurityHeaders } from '@onepoint/document-host';
import { createProxyServer } from 'httpxy';
import { Agent, type ClientRequest, type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { sendError } from './send-error.ts';

export interface Proxy {
  /** Forwards a request to `http://127.0.0.1:PORT` and streams both directions. */
  request: (request: IncomingMessage, response: ServerResponse, address: string) => void;
  /** Forwards a WebSocket handshake, then pipes both connections until either ends. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) => void;
}

/** Hop-by-hop headers (RFC 9110, 7.6.1). The proxy library handles `transfer-encoding`. */
const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'upgrade'];
/** Headers with which a client could claim another identity, and an expectation that the edge has already met. */
const claims = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip', 'expect'];
/** Headers that a client's `Connection` cannot remove: framing, host and credentials. */
const kept: ReadonlySet<string> = new Set(['authorization', 'content-length', 'cookie', 'host', 'origin', 'transfer-encoding']);

/** A body has no meaning in the first four methods (RFC 9110, 9.3), and no call of ours has one with DELETE. Servers disagree on where it would end. */
const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'DELETE']);

/**
 * Whether every server agrees on the host and the end of a request: one host, and a body only where one is defined, with a length or in chunks.
 * Any other body could smuggle a request onto a shared upstream connection.
 */
export function isFramedPlainly({ method = '', headers, rawHeaders, httpVersion, httpVersionMajor }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return false;
  const encoding = headers['transfer-encoding'];
  if (httpVersionMajor !== 1 || (encoding !== undefined && encoding.toLowerCase() !== 'chunked')) return false;
  return !bodiless.has(method) || (encoding === undefined && Number(headers['content-length'] ?? 0) === 0);
}

/** The reverse proxy. `publicOrigin` is sent to upstreams as the origin that the client requested. */
export function createProxy(publicOrigin: URL): Proxy {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });
  const proxy = createProxyServer();
  const outgoingOf = new WeakMap<IncomingMessage, ClientRequest>();
  const joined = new WeakSet<Duplex>();

  /** Upstream errors are emitted as events. The promise only rejects if the client has disconnected. */
  const forward = (...parameters: Parameters<typeof proxy.web>): void => void proxy.web(...parameters).catch(() => undefined);

  const addTransportSecurity = ({ headers }: IncomingMessage): void => {
    for (const [name, value] of Object.entries(transportSecurityHeaders(publicOrigin.origin))) headers[name] ??= value;
  };

  /** Removes hop-by-hop and spoofable headers. @returns the headers to add */
  const prepareHeaders = ({ headers, socket }: IncomingMessage): Record<string, string> => {
    const listed = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
    for (const name of [...hopByHop, ...claims, ...listed.filter((each) => !kept.has(each))]) Reflect.deleteProperty(headers, name);
    return {
      'x-forwarded-for': (socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
      'x-forwarded-proto': publicOrigin.protocol.slice(0, -1),
      'x-forwarded-host': headers.host ?? publicOrigin.host,
    };
  };

  proxy.on('proxyReq', (outgoing, request) => void outgoingOf.set(request, outgoing));
  proxy.on('proxyRes', (reply, _request, response) => {
    const { headers } = reply;
    for (const name of [...hopByHop, 'transfer-encoding']) Reflect.deleteProperty(headers, name);
    for (const [name, value] of Object.entries(securityHeaders)) headers[name] ??= value;
    // Close on timeout. Any other early reply lets the body finish: closing could lose the reply.
    headers.connection = response.shouldKeepAlive && reply.statusCode !== 408 ? 'keep-alive' : 'close';
    // Flush the head of an event stream that has no data yet, after the library has copied it.
    process.nextTick(() => response.flushHeaders());
  });
  proxy.on('proxyReqWs', (outgoing, _request, socket) => {
    socket.once('close', () => outgoing.destroy());
    // Must run before the library's own listeners, which write these headers.
    outgoing.once('response', addTransportSecurity);
    outgoing.once('upgrade', (reply, upstream: Socket) => {
      addTransportSecurity(reply);
      joined.add(socket);
      socket.once('close', () => upstream.destroy());
    });
  });
  proxy.on('error', (_error, request, response, target) => {
    if (request === undefined || response === undefined || response.destroyed) return;
    if (!(response instanceof ServerResponse)) {
      if (!joined.has(response)) sendBareError(response, '502 Bad Gateway', publicOrigin);
      return;
    }
    if (response.headersSent) return;
    // The upstream can close an idle connection just as it is reused, so retry once on a new one.
    if (outgoingOf.get(request)?.reusedSocket === true && (request.method === 'GET' || request.method === 'HEAD')) {
      outgoingOf.delete(request);
      forward(request, response, { target, agent: false, headers: prepareHeaders(request) });
      return;
    }
    request.unpipe();
    request.resume();
    const message = 'This part of the service is not reachable right now.';
    sendError(request, response, { status: 502, code: 'UPSTREAM_UNAVAILABLE', message });
  });

  return {
    request: (request, response, address) => {
      forward(request, response, { target: address, agent, headers: { ...prepareHeaders(request), connection: 'keep-alive' } });
    },
    upgrade: (request, socket, head, address) => {
      const headers = { ...prepareHeaders(request), connection: 'Upgrade' };
      request.headers.upgrade = 'websocket';
      void proxy.ws(request, socket as Socket, { target: address, agent: false, headers }, head);
    },
  };
}

/** Answers an upgrade with an empty error reply and closes the connection. */
export function sendBareError(socket: Duplex, status: string, publicOrigin: URL): void {
  const own = Object.entries(transportSecurityHeaders(publicOrigin.origin)).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0', ...own, '', ''].join('\r\n'));
}
