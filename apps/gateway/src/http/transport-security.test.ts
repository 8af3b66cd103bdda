import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { TestKey } from '../testing/create-key.ts';
import { refusedSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const header = 'strict-transport-security';
const value = 'max-age=63072000; includeSubDomains';
const read = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';

describe.each([
  ['https://app.example.com', value],
  ['http://app.example.com', undefined],
  ['https://localhost:4000', undefined],
  [undefined, undefined],
])('with the public origin %s, every response has %s', (publicOrigin, expected) => {
  let gateway: TestGateway;
  let key: TestKey;

  beforeAll(async () => {
    gateway = await startTestGateway({ publicOrigin });
    key = await gateway.createKey('M');
  });
  afterAll(() => gateway.stop());

  it.each([
    ['an answer', 'POST', '', 200],
    ['an error', 'POST', '/nowhere', 404],
    ['a refused method', 'PUT', '', 405],
    ['a preflight request', 'OPTIONS', '', 204],
    ['health', 'GET', '/rpc/_health', 200],
  ])('%s', async (_case, method, to, status) => {
    const url = `${gateway.address}${to === '' ? `/rpc/ethereum/${key.secret}` : to}`;
    const response = await fetch(url, { method, ...(method === 'POST' ? { body: read } : {}) });
    expect(response.status).toBe(status);
    expect(response.headers.get(header) ?? undefined).toBe(expected);
  });

  it('a WebSocket that opens', async () => {
    const socket = new WebSocket(`${gateway.address.replace('http', 'ws')}/rpc/ethereum/${key.secret}`);
    const [response] = (await once(socket, 'upgrade')) as [IncomingMessage];
    expect(response.headers[header]).toBe(expected);
    socket.terminate();
  });

  it('a WebSocket that is rejected', async () => {
    const { status, headers } = await refusedSocket(`${gateway.address}/rpc/ethereum/op_x`);
    expect(status).toBe(401);
    expect(headers[header]).toBe(expected);
  });

  it('malformed bytes', async () => {
    const { hostname, port } = new URL(gateway.address);
    const socket = connect(Number(port), hostname);
    socket.write('NOT HTTP\r\n\r\n');
    const reply = await text(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(new RegExp(`^${header}: (.+)\r$`, 'm').exec(reply)?.[1]).toBe(expected);
  });
});
