import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { send, serve, startEdge, writeBuilds } from './testing/edge-fixture.ts';

const header = 'strict-transport-security';
const value = 'max-age=63072000; includeSubDomains';

/** Upstreams: one that sends the header itself, one that does not. */
async function startServices(): Promise<{ api: string; gateway: string }> {
  const gateway = createServer((_request, response) => void response.writeHead(200, ['x-a', '1']).end());
  const sockets = new WebSocketServer({ noServer: true });
  gateway.on('upgrade', (request, socket, head) => {
    if (request.url === '/rpc/refused') socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
    else sockets.handleUpgrade(request, socket, head, () => undefined);
  });
  return {
    api: await serve((_request, response) => void response.writeHead(200, { [header]: value }).end()),
    gateway: await serve(gateway),
  };
}

const start = async (origin: string) => startEdge(await writeBuilds({ 'site/index.html': '<h1>Home</h1>' }), await startServices(), origin);

describe('with an https public origin, HSTS is set on', () => {
  it.each([
    ['a page', '/', 200],
    ['a missing page', '/nowhere', 404],
    ['a redirect', '/pricing/', 308],
    ['a service that sets it itself', '/api/health', 200],
    ['a service that does not set it', '/rpc/_health', 200],
    ['a service that is down', '/__clerk/v1/client', 502],
    ['a malformed URL', '/%E0%A4%A', 400],
  ])('%s', async (_case, path, status) => {
    const reply = await send(await start('https://app.example.com'), path, { headers: { host: 'app.example.com' } });
    expect(reply.status).toBe(status);
    expect(reply.headers[header]).toBe(value);
  });

  it.each([
    ['an open WebSocket', '/rpc/ethereum/key', 'upgrade'],
    ['a WebSocket that a service rejects', '/rpc/refused', 'unexpected-response'],
    ['a WebSocket without a service', '/pricing', 'unexpected-response'],
  ])('%s', async (_case, path, event) => {
    const socket = new WebSocket((await start('https://app.example.com')).replace('http', 'ws') + path);
    socket.on('error', () => undefined);
    const replies = (await once(socket, event)) as IncomingMessage[];
    expect(replies.at(-1)?.headers[header]).toBe(value);
    socket.terminate();
  });
});

it.each(['http://localhost:4000', 'https://localhost:4000', 'http://app.example.com'])('does not set HSTS at %s', async (origin) => {
  const edge = await start(origin);
  for (const path of ['/', '/nowhere', '/pricing/', '/rpc/_health', '/__clerk/v1/client']) {
    const reply = await send(edge, path, { headers: { host: new URL(origin).host } });
    expect(reply.headers).not.toHaveProperty(header);
  }
});
