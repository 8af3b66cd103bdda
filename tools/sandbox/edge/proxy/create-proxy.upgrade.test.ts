import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createEdge } from '../create-edge.ts';
import { publicOrigin, serve, startEdge } from '../testing/edge-fixture.ts';

async function echoGateway(): Promise<{ address: string; paths: string[]; sockets: WebSocketServer }> {
  const paths: string[] = [];
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    paths.push(`${request.url} from ${String(request.headers['x-forwarded-for'])}`);
    if (request.url === '/rpc/refused') socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno');
    else
      sockets.handleUpgrade(request, socket, head, (client) =>
        client.on('message', (data, isBinary) => client.send(data, { binary: isBinary })),
      );
  });
  return { address: await serve(server), paths, sockets };
}

const socketUrl = (edge: string, path: string) => edge.replace('http', 'ws') + path;

it('joins both ends of a WebSocket on the path it was opened on, large messages included', async () => {
  const gateway = await echoGateway();
  const client = new WebSocket(socketUrl(await startEdge('/nonexistent', { gateway: gateway.address }), '/rpc/ethereum/key?x=1'));
  await once(client, 'open');
  const big = 'x'.repeat(3_000_000);
  client.send(big);
  const [data] = (await once(client, 'message')) as [Buffer];
  expect(data.toString()).toBe(big);
  expect(gateway.paths).toEqual(['/rpc/ethereum/key?x=1 from 127.0.0.1']);
  client.close(4001, 'done');
  const [served] = gateway.sockets.clients;
  if (served) expect((await once(served, 'close'))[0]).toBe(4001);
});

it('ends the other side when one side breaks off', async () => {
  const gateway = await echoGateway();
  const client = new WebSocket(socketUrl(await startEdge('/nonexistent', { gateway: gateway.address }), '/rpc/base/key'));
  await once(client, 'open');
  const closed = once(client, 'close');
  for (const served of gateway.sockets.clients) served.terminate();
  expect((await closed)[0]).toBe(1006);
});

it('leaves upgrades with a subprotocol of somebody else to that one', async () => {
  const parameters = { upstreams: {}, publicOrigin: new URL(publicOrigin), foreignSubprotocols: ['vite-hmr'] };
  const edge = await createEdge(parameters, async (server) => {
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, socket, head) => {
      if (request.headers['sec-websocket-protocol'] === 'vite-hmr')
        sockets.handleUpgrade(request, socket, head, (client) => client.send('hot'));
    });
    return async () => undefined;
  });
  const client = new WebSocket(socketUrl(await serve(edge), '/?token=x'), 'vite-hmr');
  const [data] = (await once(client, 'message')) as [Buffer];
  expect(data.toString()).toBe('hot');
});

it.each([
  ['/rpc/refused', 'Unexpected server response: 403'],
  ['/pricing', 'Unexpected server response: 404'],
  ['/api/v1', 'Unexpected server response: 502'],
])('passes on that a handshake on %s was refused', async (path, message) => {
  const gateway = await echoGateway();
  const client = new WebSocket(socketUrl(await startEdge('/nonexistent', { gateway: gateway.address, api: 'http://127.0.0.1:9' }), path));
  const [error] = (await once(client, 'error')) as [Error];
  expect(error.message).toBe(message);
});
