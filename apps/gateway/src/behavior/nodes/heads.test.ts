import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { openSocket } from '../../testing/open-socket.ts';
import { startFakeNode, type FakeNode } from '../../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A node at a block height. It fails if the height is null. */
interface HeadNode extends FakeNode {
  height: number | null;
}

const hex = (height: number) => `0x${height.toString(16)}`;

function answer({ id, method, params = [] }: Call, height: number): object {
  if (method === 'eth_blockNumber') return { jsonrpc: '2.0', id, result: hex(height) };
  const transactions = params[1] === true ? ['0'.repeat(50_000)] : [];
  return { jsonrpc: '2.0', id, result: { number: hex(height), transactions } };
}

async function startHeadNode(height: number): Promise<HeadNode> {
  const state: { height: number | null } = { height };
  const node = await startFakeNode((response, body) => {
    const at = state.height;
    const request = JSON.parse(body) as Call | Call[];
    if (at === null) response.writeHead(500).end();
    else response.end(JSON.stringify(Array.isArray(request) ? request.map((call) => answer(call, at)) : answer(request, at)));
  });
  return Object.assign(state, node);
}

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});

afterAll(() => gateway.stop());

async function setUp(...heights: readonly number[]) {
  const nodes = await Promise.all(heights.map(startHeadNode));
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  const serve = (served: readonly FakeNode[]) =>
    gateway.reload(new Map([['ethereum', { http: served.map(({ address }) => address), ws: [] }]]));
  await serve(nodes);
  const { secret, projectId } = await gateway.createKey();
  const post = async (method: string, params: readonly unknown[] = [], of = secret): Promise<Response> =>
    gateway.post(`/rpc/ethereum/${of}`, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }));
  const ask = async (...parameters: Parameters<typeof post>) => (await (await post(...parameters)).json()) as unknown;
  return { nodes, serve, ask, post, secret, projectId };
}

const result = (value: unknown) => ({ jsonrpc: '2.0', id: 7, result: value });

describe('the latest block of one key', () => {
  it('comes from a node that has reached what the key saw', async () => {
    const { nodes, serve, ask } = await setUp(100, 98);
    expect(await ask('eth_blockNumber')).toEqual(result('0x64'));
    await serve(nodes.toReversed());
    expect(await ask('eth_blockNumber')).toEqual(result('0x64'));
    expect(await ask('eth_getBlockByNumber', ['latest', false])).toMatchObject(result({ number: '0x64' }));
    expect(await ask('eth_getBlockByNumber', ['latest', true])).toMatchObject(result({ number: '0x64' }));
    // The first call already found that the node is behind.
    expect(nodes[1]?.bodies).toHaveLength(1);
  });

  it('is what the key saw while no node has reached it', async () => {
    const { nodes, ask, projectId } = await setUp(100, 98);
    await ask('eth_blockNumber');
    Object.assign(nodes[0] ?? {}, { height: null });
    expect(await ask('eth_blockNumber')).toEqual(result('0x64'));
    Object.assign(nodes[1] ?? {}, { height: 101 });
    expect(await ask('eth_blockNumber')).toEqual(result('0x65'));
    await expect.poll(() => gateway.usage(projectId)).toEqual({ 'ethereum eth_blockNumber': { requests: 3, errors: 0, computeUnits: 30 } });
  });

  it.each([false, true])('is an error while no node has that block, and free (with transactions: %s)', async (withTransactions) => {
    const { nodes, post, projectId } = await setUp(100, 98);
    await post('eth_getBlockByNumber', ['latest', withTransactions]);
    Object.assign(nodes[0] ?? {}, { height: null });
    const response = await post('eth_getBlockByNumber', ['latest', withTransactions]);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ id: 7, error: { code: -32_002, data: { code: 'NODES_BEHIND' } } });
    await expect.poll(() => gateway.usage(projectId)).toMatchObject({ 'ethereum eth_getBlockByNumber': { requests: 2, errors: 1 } });
  });

  it('doesn’t go backwards on a single node that does', async () => {
    const { nodes, ask } = await setUp(100);
    await ask('eth_blockNumber');
    Object.assign(nodes[0] ?? {}, { height: 99 });
    expect(await ask('eth_blockNumber')).toEqual(result('0x64'));
  });

  it('doesn’t go backwards in batches', async () => {
    const { nodes, ask, secret } = await setUp(100);
    await ask('eth_blockNumber');
    Object.assign(nodes[0] ?? {}, { height: 99 });
    const batch = [
      { jsonrpc: '2.0', id: 'a', method: 'eth_blockNumber' },
      { jsonrpc: '2.0', id: 2, method: 'eth_getBlockByNumber', params: ['0x1', false] },
    ];
    const response = await gateway.post(`/rpc/ethereum/${secret}`, JSON.stringify(batch));
    expect(await response.json()).toMatchObject([
      { id: 'a', result: '0x64' },
      { id: 2, result: { number: '0x63' } },
    ]);
  });

  it('isn’t confused with older blocks in a large batch', async () => {
    const { nodes, ask, secret } = await setUp(100);
    await ask('eth_blockNumber');
    Object.assign(nodes[0] ?? {}, { height: 90 });
    const older = { jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['0x5a', true] };
    const batch = JSON.stringify([older, { ...older, id: 2, params: ['latest', true] }]);
    const response = await gateway.post(`/rpc/ethereum/${secret}`, batch);
    expect(await response.json()).toMatchObject([{ id: 1, result: { number: '0x5a' } }, { id: 2 }]);
  });

  it('doesn’t affect blocks requested by number, or other keys', async () => {
    const { nodes, ask } = await setUp(100);
    await ask('eth_blockNumber');
    Object.assign(nodes[0] ?? {}, { height: 90 });
    expect(await ask('eth_getBlockByNumber', ['0x5a', false])).toMatchObject(result({ number: '0x5a' }));
    const other = await gateway.createKey();
    expect(await ask('eth_blockNumber', [], other.secret)).toEqual(result('0x5a'));
  });
});

it('holds the height of newHeads for WebSocket and HTTP', async () => {
  const node = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(node, 'listening');
  onTestFinished(() => {
    for (const client of node.clients) client.terminate();
    node.close();
  });
  node.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const { id, method } = JSON.parse(data.toString()) as Call;
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_blockNumber' ? '0x63' : '0x1' }));
      if (method !== 'eth_subscribe') return;
      const params = { subscription: '0x1', result: { number: '0x64' } };
      socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params }));
    });
  });
  const { nodes, ask, secret } = await setUp(99);
  const ws = [`ws://127.0.0.1:${String((node.address() as AddressInfo).port)}`];
  await gateway.reload(new Map([['ethereum', { http: nodes.map(({ address }) => address), ws }]]));
  const client = await openSocket(`${gateway.address}/rpc/ethereum/${secret}`);
  onTestFinished(() => client.socket.terminate());
  const head = client.notification();
  await client.ask('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}');
  await head;
  expect(await client.ask('{"jsonrpc":"2.0","id":7,"method":"eth_blockNumber"}')).toEqual(result('0x64'));
  expect(await ask('eth_blockNumber')).toEqual(result('0x64'));
});
