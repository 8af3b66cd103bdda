import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { type FakeRedis, startFakeRedis } from '../testing/fake-redis.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

const heights: Readonly<Record<string, string>> = { latest: '0x64', safe: '0x60', finalized: '0x50' };

/** Answers as a node of a chain with 100 blocks, of which 80 are final. */
function answer({ id, method, params: [first] }: Call): object {
  if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x1' };
  if (method === 'eth_blockNumber') return { jsonrpc: '2.0', id, result: heights['latest'] };
  if (method !== 'eth_getBlockByNumber') return { jsonrpc: '2.0', id, result: '0x7' };
  const number = heights[String(first)] ?? String(first);
  return { jsonrpc: '2.0', id, result: { number, hash: `0xhash-${number}`, parentHash: `0xhash-${(Number(number) - 1).toString(16)}` } };
}

let redis: FakeRedis;
let node: FakeNode;
let otherNode: FakeNode;
let gateways: readonly TestGateway[];
/** Client calls that reached the node. The gateway's own calls have ID 1. */
const asked: string[] = [];

beforeAll(async () => {
  redis = await startFakeRedis();
  node = await startFakeNode((response, body) => {
    const call = JSON.parse(body) as Call;
    if (call.id !== 1) asked.push(call.method);
    response.end(JSON.stringify(answer(call)));
  });
  otherNode = await startFakeNode((response, body) => {
    const call = JSON.parse(body) as Call;
    response.end(JSON.stringify(call.method === 'eth_chainId' ? { jsonrpc: '2.0', id: call.id, result: '0x2105' } : answer(call)));
  });
  const start = () =>
    startTestGateway({
      upstreams: new Map([
        ['ethereum', { http: [node.address], ws: [] }],
        ['base', { http: [otherNode.address], ws: [] }],
      ]),
      watchesHeads: true,
      cacheBytesMax: 10_000_000,
      cacheUrl: redis.url,
    });
  gateways = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await Promise.all([redis.close(), node.close(), otherNode.close()]);
});

async function setUp() {
  const clients = await Promise.all(
    gateways.map(async (gateway) => {
      const { secret } = await gateway.createKey();
      return async (account: string, block = '0x10') => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 'x', method: 'eth_getBalance', params: [account, block] });
        const response = await gateway.post(`/rpc/ethereum/${secret}`, body);
        return { isHit: response.headers.get('x-cache') === 'hit', body: (await response.json()) as unknown };
      };
    }),
  );
  const [first, second] = clients;
  if (first === undefined || second === undefined) throw new Error('There are two gateways');
  return { first, second };
}

const result = { jsonrpc: '2.0', id: 'x', result: '0x7' };

it('shares final results between gateways, and only those', async () => {
  const { first, second } = await setUp();
  let turn = 0;
  // Gateways connect to Redis and look up finalized blocks in the background.
  await expect
    .poll(
      async () => {
        turn += 1;
        await first(`0xa-${turn}`);
        asked.length = 0;
        const found = await second(`0xa-${turn}`);
        return { ...found, asked: asked.length };
      },
      { timeout: 60_000 },
    )
    .toEqual({ isHit: true, body: result, asked: 0 });
  const entries = redis.entries.size;
  await first('0xb', '0x63');
  expect(await second('0xb', '0x63')).toEqual({ isHit: false, body: result });
  expect(redis.entries.size).toBe(entries);
});

it.each([
  ['finalized', 0],
  ['safe', 1],
])('keeps results of the %s block even if no other one is asked for', async (block, index) => {
  const gateway = gateways[index];
  if (gateway === undefined) throw new Error('There are two gateways');
  const { secret } = await gateway.createKey();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'x', method: 'eth_getBalance', params: [`0x${block}`, block] });
  const isHit = async () => {
    const response = await gateway.post(`/rpc/base/${secret}`, body);
    expect(await response.json()).toEqual(result);
    return response.headers.get('x-cache') === 'hit';
  };
  await expect.poll(isHit, { timeout: 60_000 }).toBe(true);
});

it('works without Redis while it is silent or down, and logs that at most once', async () => {
  const { first } = await setUp();
  await expect.poll(async () => (await first('0xwarm-up')).isHit).toBe(true);
  const countReports = () => gateways[0]?.troubles.filter((line) => line.startsWith('shared cache unavailable')).length ?? 0;
  const before = countReports();
  redis.isSilent = true;
  onTestFinished(() => {
    redis.isSilent = false;
    redis.disconnect();
  });
  const accounts = Array.from({ length: 20 }, (_, index) => `0xsilent-${index}`);
  // None of these would ever be answered if they waited for Redis.
  expect((await Promise.all(accounts.map((account) => first(account)))).map(({ body }) => body)).toEqual(accounts.map(() => result));
  // On a busy machine, it can already have been reported as too slow.
  expect(countReports() - before).toBeLessThanOrEqual(1);
  redis.disconnect();
  expect((await first('0xdisconnected')).body).toEqual(result);
});
