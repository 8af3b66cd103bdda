import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createNodeChecker } from './create-node-checker.ts';

const servers: Server[] = [];
const checker = createNodeChecker({ timeoutMs: 2_000, arePrivateAddressesAllowed: true });

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function node(results: Record<string, unknown>): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method } = JSON.parse(Buffer.concat(chunks).toString()) as { method: string };
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: results[method], seen: request.headers.authorization }));
    });
  };
}

test('returns the block height of a node', async () => {
  const host = await serve(node({ eth_chainId: '0x2105', eth_blockNumber: '0x10' }));
  expect(await checker.check({ url: `http://${host}/key`, chainId: 8453 })).toEqual({
    ok: true,
    blockHeight: 16,
    latencyMs: expect.any(Number) as number,
  });
});

test('sends decoded credentials', async () => {
  const seen: (string | undefined)[] = [];
  const answer = node({ eth_chainId: '0x1', eth_blockNumber: '0x1' });
  const host = await serve((request, response) => {
    seen.push(request.headers.authorization);
    answer(request, response);
  });
  await checker.check({ url: `http://user:p%40ss@${host}`, chainId: 1 });
  expect(seen).toEqual(Array(2).fill(`Basic ${Buffer.from('user:p@ss').toString('base64')}`));
});

test.each([
  ['a node of another chain', node({ eth_chainId: '0x1', eth_blockNumber: '0x1' }), 'wrongChain'],
  ['a node without a height', node({ eth_chainId: '0x2105' }), 'notRpc'],
  ['a web page', ((_request, response) => response.end('<html>')) satisfies RequestListener, 'notRpc'],
  [
    'an answer with another id',
    ((_request, response) => response.end('{"jsonrpc":"2.0","id":2,"result":"0x2105"}')) satisfies RequestListener,
    'notRpc',
  ],
  [
    'an answer with result and error',
    ((_request, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x2105","error":{}}')) satisfies RequestListener,
    'notRpc',
  ],
  ['a redirect', ((_request, response) => response.writeHead(302, { location: '/' }).end()) satisfies RequestListener, 'notRpc'],
  ['an endless answer', ((_request, response) => response.end('0'.repeat(200_000))) satisfies RequestListener, 'notRpc'],
  ['a broken connection', ((request) => request.socket.destroy()) satisfies RequestListener, 'unreachable'],
])('rejects %s', async (_case, listener, fault) => {
  expect(await checker.check({ url: `http://${await serve(listener)}`, chainId: 8453 })).toEqual({ ok: false, fault });
});

test('times out if a node does not answer', async () => {
  const impatient = createNodeChecker({ timeoutMs: 50, arePrivateAddressesAllowed: true });
  expect(await impatient.check({ url: `http://${await serve(() => undefined)}`, chainId: 1 })).toEqual({ ok: false, fault: 'unreachable' });
});

test('sends no request to a private address or name', async () => {
  let requests = 0;
  const host = await serve(() => (requests += 1));
  const guarded = createNodeChecker({ timeoutMs: 2_000, arePrivateAddressesAllowed: false });
  const port = host.split(':')[1] ?? '';
  for (const name of ['127.0.0.1', '2130706433', 'localhost', 'localhost.', '[::ffff:127.0.0.1]', '[::ffff:0:127.0.0.1]']) {
    const url = `http://${name}:${port}`;
    expect(await guarded.check({ url, chainId: 1 })).toEqual({ ok: false, fault: 'privateAddress' });
  }
  expect(requests).toBe(0);
});
