import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let node: FakeNode;
let gateway: TestGateway;
let secret: string;

beforeAll(async () => {
  node = await startFakeNode((response, body) => {
    const calls = [JSON.parse(body) as unknown].flat() as { id: unknown; params: [number] }[];
    const answers = calls.map(({ id, params: [size] }) => ({ jsonrpc: '2.0', id, result: `0x${'0'.repeat(size)}` }));
    response.end(JSON.stringify(body.startsWith('[') ? answers : answers[0]));
  });
  gateway = await startTestGateway({ upstreams: new Map([['ethereum', { http: [node.address], ws: [] }]]) });
  ({ secret } = await gateway.createKey('M'));
});

afterAll(async () => {
  await gateway.stop();
  await node.close();
});

/** Sends a request without `fetch`, which decompresses automatically. */
async function post(body: unknown, acceptEncoding?: string) {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const sent = httpRequest(`${gateway.address}/rpc/ethereum/${secret}`, { method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { encoding: response.headers['content-encoding'], body: await buffer(response) };
}

const call = (size: number, id: unknown = 1) => ({ jsonrpc: '2.0', id, method: 'eth_getCode', params: [size] });
const answer = (size: number, id: unknown = 1) => JSON.stringify({ jsonrpc: '2.0', id, result: `0x${'0'.repeat(size)}` });

it('compresses large responses as the client accepts it', async () => {
  const large = 3_000_000;
  const [brotli, gzip] = [await post(call(large), 'gzip, deflate, br'), await post(call(large), 'gzip')];
  expect([brotli.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
  expect(brotli.body.length + gzip.body.length).toBeLessThan(large / 50);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(answer(large));
  expect(gunzipSync(gzip.body).toString()).toBe(answer(large));
});

it('compresses large responses that it assembles', async () => {
  const { encoding, body } = await post([call(20_000), { jsonrpc: '2.0', id: 2, method: 'admin_peers' }], 'gzip');
  expect(encoding).toBe('gzip');
  expect(JSON.parse(gunzipSync(body).toString())).toMatchObject([JSON.parse(answer(20_000)), { id: 2, error: { code: -32_601 } }]);
});

it.each([
  ['small ones', 1_000, 'gzip, br'],
  ['those of clients that accept none', 100_000, undefined],
  ['those of clients that refuse it', 100_000, 'gzip;q=0, identity'],
])('sends %s as they are', async (_case, size, acceptEncoding) => {
  const { encoding, body } = await post(call(size), acceptEncoding);
  expect(encoding).toBeUndefined();
  expect(body.toString()).toBe(answer(size));
});

it('sends further responses uncompressed while the maximum number is being compressed', async () => {
  const responses = await Promise.all(Array.from({ length: 24 }, () => post(call(2_000_000), 'gzip')));
  for (const { encoding, body } of responses) {
    expect((encoding === 'gzip' ? gunzipSync(body) : body).toString()).toBe(answer(2_000_000));
  }
});
