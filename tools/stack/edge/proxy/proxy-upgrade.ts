import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
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
    socket.write(responseHead(reply));
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstreamSocket.write(head);
    join(socket as Socket, upstreamSocket);
  });
  outgoing.on('response', (reply) => {
    socket.write(responseHead(reply, ['connection', 'keep-alive', 'transfer-encoding'], 'connection: close\r\n'));
    reply.pipe(socket);
  });
  outgoing.on('error', () => {
    if (socket.writable) socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
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

function responseHead(reply: IncomingMessage, dropped: readonly string[] = [], added = ''): string {
  const lines = [`HTTP/1.1 ${reply.statusCode} ${reply.statusMessage}`];
  for (let index = 0; index + 1 < reply.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = reply.rawHeaders.slice(index, index + 2);
    if (!dropped.includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\n${added}\r\n`;
}
