import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { transportSecurityHeaders } from '@onepoint/document-host';
import { forwardedHeaders } from './forwarded-headers.ts';
import type { ProxyTarget } from './proxy-request.ts';

/** Passes a WebSocket handshake on, then joins the two connections byte for byte until either ends. */
export function proxyUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { address, publicOrigin }: Omit<ProxyTarget, 'agent'>,
): void {
  const { hostname, port } = new URL(address);
  const headers = { ...forwardedHeaders(request, publicOrigin), connection: 'Upgrade', upgrade: request.headers.upgrade };
  const outgoing = httpRequest({ hostname, port, agent: false, method: request.method, path: request.url, headers });
  socket.on('error', () => outgoing.destroy());
  socket.on('close', () => outgoing.destroy());

  outgoing.on('upgrade', (reply, upstreamSocket, upstreamHead) => {
    socket.write(responseHead(reply, publicOrigin));
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstreamSocket.write(head);
    join(socket as Socket, upstreamSocket);
  });
  outgoing.on('response', (reply) => {
    socket.write(responseHead(reply, publicOrigin, ['connection', 'keep-alive', 'transfer-encoding'], ['connection: close']));
    reply.pipe(socket);
  });
  outgoing.on('error', () => {
    if (socket.writable) sendBareError(socket, '502 Bad Gateway', publicOrigin);
  });
  outgoing.end();
}

function join(client: Socket, upstream: Socket): void {
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.setTimeout(0).setNoDelay(true).setKeepAlive(true, 30_000);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
}

function responseHead(reply: IncomingMessage, publicOrigin: URL, dropped: readonly string[] = [], added: readonly string[] = []): string {
  const lines = [`HTTP/1.1 ${reply.statusCode} ${reply.statusMessage}`];
  for (let index = 0; index + 1 < reply.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = reply.rawHeaders.slice(index, index + 2);
    if (!dropped.includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  const own = Object.entries(transportSecurityHeaders(publicOrigin.origin)).filter(([name]) => reply.headers[name] === undefined);
  return [...lines, ...own.map(([name, value]) => `${name}: ${value}`), ...added, '', ''].join('\r\n');
}

/** Answers an upgrade with an error and nothing else, and closes the connection. */
export function sendBareError(socket: Duplex, status: string, publicOrigin: URL): void {
  const own = Object.entries(transportSecurityHeaders(publicOrigin.origin)).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0', ...own, '', ''].join('\r\n'));
}
